// Proves: ERR-21
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as words from '../words/bank-connections.generated.ts'
import { FailureWithHelp } from './failure-with-help.tsx'
import { createFakeApi, FakeApp } from './fake-api.fixture.tsx'

vi.mock('../words/bank-connections.generated.ts', async (load) => ({
  ...(await load<object>()),
  help: () => 'Ayuda',
  deleteFailed: () => 'No pudimos eliminar su conexión. Use el enlace de ayuda.',
}))

const info = {
  ...{ companyId: 1, name: 'Larkfield', logoUrl: null, supportEmail: 'help@larkfield.example' },
  ...{ level1: false, fundStyle: 0, isSsoEnabled: false },
}

it('has the help link that its message names in every language, and with no other message', async () => {
  const api = createFakeApi({ companyInfo: { data: { info } } })
  const dialog = (message: string) => (
    <FakeApp api={api}>
      <FailureWithHelp open message={message} onAccept={() => undefined} />
    </FakeApp>
  )
  const { rerender } = render(dialog(words.deleteFailed()))
  expect((await screen.findByRole('link', { name: 'Ayuda' })).getAttribute('href')).toBe(
    'mailto:help@larkfield.example',
  )
  rerender(dialog('Otra cosa.'))
  expect(screen.queryByRole('link')).toBeNull()
})
