import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { LanguageCard } from './settings.tsx'

const show = (answer: unknown, choices: readonly ('en-US' | 'es-US')[] = ['en-US', 'es-US']) => {
  return renderApp(<LanguageCard choices={choices} />, { saveLanguage: answer })
}

it('names each language in itself, and keeps the chosen one', async () => {
  const { api, user } = show(() => new Promise(() => undefined))
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true)
  const spanish = screen.getByRole('radio', { name: 'Español (beta)' })
  expect(screen.getByText('Español (beta)').lang).toBe('es-US')
  await user.click(spanish)
  await waitFor(() => expect(api.bodiesOf('saveLanguage')).toEqual([{ language: 'es-US' }]))
})

it('says that a language was not kept, and can be asked again', async () => {
  const { user } = show(refusal({}))
  await user.click(screen.getByRole('radio', { name: 'Español (beta)' }))
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})

it('is not there while there is one language', () => {
  show({}, ['en-US'])
  expect(screen.queryByRole('radio')).toBeNull()
})
