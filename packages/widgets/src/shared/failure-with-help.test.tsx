// Proves: ERR-21
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as words from '../words/bank-connections.generated.ts'
import { FailureWithHelp } from './failure-with-help.tsx'
import { createFakeApi, FakeApp } from './fake-api.fixture.tsx'

const info = {
  ...{ companyId: 1, name: 'Larkfield', logoUrl: null, supportEmail: 'help@larkfield.example' },
  ...{ level1: false, fundStyle: 0, isSsoEnabled: false },
}

// In another language the sentence does not have the English words that name the link.
it('has the help link with the message that names it, whatever its words, and with no other message', async () => {
  const api = createFakeApi({ companyInfo: { data: { info } } })
  const dialog = (message: string) => (
    <FakeApp api={api}>
      <FailureWithHelp open message={message} onAccept={() => undefined} />
    </FakeApp>
  )
  const { rerender } = render(dialog(words.deleteFailed()))
  expect((await screen.findByRole('link', { name: words.help() })).getAttribute('href')).toBe(
    'mailto:help@larkfield.example',
  )
  rerender(dialog('Another message with the "help" link.'))
  expect(screen.queryByRole('link')).toBeNull()
})
