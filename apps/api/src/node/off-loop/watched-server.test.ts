import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { startServerProcess } from '../../test/server-process.ts'
import { makeTestClient } from '../../test/test-client.ts'

it('a server that Node starts again on every change hashes passwords and takes up bank files in threads all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-watched-'))
  const server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_DEMO: '1' }, undefined, [
    '--watch',
    '--watch-preserve-output',
  ])
  try {
    // Node goes on watching when what it watches has failed, so that only its output tells.
    await expect.poll(() => server.output(), { timeout: 110_000 }).toMatch(/ready: |Failed running/)
    expect(server.output()).not.toContain('Failed running')
    const sam = makeTestClient(await server.origin)
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
}, 120_000)
