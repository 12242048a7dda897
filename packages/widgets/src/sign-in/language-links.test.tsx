import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { LanguageLinks } from './language-links.tsx'

it('offers the other language by its own name before anybody is signed in', async () => {
  const api = createFakeApi({ saveLanguage: () => new Promise(() => undefined) })
  renderApp(api, <LanguageLinks choices={['en-US', 'es-US']} />)
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
  const spanish = screen.getByRole('button', { name: 'Español (beta)' })
  expect(spanish.lang).toBe('es-US')
  await userEvent.setup().click(spanish)
  await waitFor(() => expect(api.bodiesOf('saveLanguage')).toEqual([{ language: 'es-US' }]))
})
