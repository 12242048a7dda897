import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderOfx1 } from '../../../bank-files/fixtures/render-statement.ts'
import { serverSource, startServerProcess } from '../../../../testing/server-process.ts'
import { createTestClient } from '../../../../testing/test-client.ts'

it('a server that Node restarts on every change hashes passwords and imports bank files in threads, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-watched-'))
  const server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_DEMO: '1' }, serverSource, [
    '--watch',
    '--watch-preserve-output',
  ])
  try {
    // Node keeps watching after a failure, so only its output shows it.
    await expect.poll(() => server.output(), { timeout: 110_000 }).toMatch(/ready: |Failed running/)
    expect(server.output()).not.toContain('Failed running')
    const sam = createTestClient(await server.origin)
    await sam.call('session', {})
    await sam.call('login', { body: { userName: 'sam@evenkeel.example', password: 'Quiet-Harbor-42' } })
    const file = new File(
      [renderOfx1([{ date: '2005-02-01', cents: -100, text: 'Alder', id: '1' }], 0)],
      'statement.ofx',
    )
    const { bankFileId, accounts } = await sam.call('previewBankFile', { body: { file } })
    const body = { bankFileId, accounts: accounts.map(({ key, userAccountId }) => ({ key, userAccountId })) }
    expect(await sam.call('commitBankFile', { body })).toMatchObject({ created: 1 })
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
})
