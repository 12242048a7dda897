import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { LanguageLinks } from './language-links.tsx'

it('offers the other language by its own name before anybody is signed in', async () => {
  const { api } = renderApp(<LanguageLinks choices={['en-US', 'es-US']} />, {
    saveLanguage: () => new Promise(() => undefined),
  })
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
  const spanish = screen.getByRole('button', { name: 'Español (beta)' })
  expect(spanish.lang).toBe('es-US')
  await userEvent.setup().click(spanish)
  await waitFor(() => expect(api.bodiesOf('saveLanguage')).toEqual([{ language: 'es-US' }]))
})
