import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import { isRead } from '../../src/http/create-context.ts'
import { type RunningServer, serve } from '../../src/hosts/node/serve.ts'
import { change } from '../../src/store/ledger/schema.ts'
import { type LedgerFiles, openLedgerFiles } from '../../src/store/ledger-files.ts'
import { endow, type IsolationFixture, createIsolationFixture } from '../probes/isolation-fixture.ts'
import { createTestClient } from '../test-client.ts'
import { rightCalls } from './right-calls.ts'
import { openLedger } from '../ledger-of.ts'

/** Changes of an employee's own things whose answers are kept. */
const changes = Object.values<Endpoint>(endpoints).filter(
  (endpoint) =>
    endpoint.who === 'employee' &&
    endpoint.method !== 'GET' &&
    !isRead(endpoint) &&
    !endpoint.keepsNoAnswer &&
    !endpoint.answerType &&
    'gives' in rightCalls[endpoint.name],
)

interface Process {
  readonly ledgers: LedgerFiles
  readonly server: RunningServer
}

/** Starts a second process's state: separate open ledgers, and a separate memory of writes in progress. */
async function startBeside({ app }: IsolationFixture): Promise<Process> {
  const ledgers = openLedgerFiles(app.folder)
  return { ledgers, server: await serve(createApp({ ...app.parts, ledgers, pause }), 0, '127.0.0.1') }
}

let scene: IsolationFixture
let processes: Process[]
beforeAll(async () => {
  scene = await createIsolationFixture()
  processes = [await startBeside(scene), await startBeside(scene)]
})
afterAll(async () => {
  for (const { server, ledgers } of processes) {
    await server.stop()
    ledgers.close()
  }
  await scene.app.stop()
})

describe('a change sent to two processes at once, under one key', () => {
  it.each(changes.map(({ name }, index) => [name, index] as const))(
    '%s happens once, and both return the same',
    async (name, index) => {
      const { app } = scene
      const right = rightCalls[name]
      if (!('gives' in right)) throw new TypeError(`${name} is shown elsewhere`)
      const email = `both-${index}@example.test`
      const client = await app.signIn(email)
      const hand = { app, client, email, scene, visitor: await app.visit(), ...(await endow(app, client)) }
      const input = typeof right.with === 'function' ? await right.with(hand) : (right.with ?? {})
      const changesOf = async () =>
        (await openLedger(app.parts, hand.userId)).transact((ledger) => ledger.select().from(change).all().length)
      const before = await changesOf()
      const answers = await Promise.all(
        processes.map(({ server }) => {
          const browser = createTestClient(`http://127.0.0.1:${server.port}`)
          for (const [cookie, value] of client.cookies) browser.cookies.set(cookie, value)
          return browser.send(name, input, { 'Idempotency-Key': 'one' })
        }),
      )
      for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 200, body: right.gives })
      expect(answers[1]?.body).toEqual(answers[0]?.body)
      expect((await changesOf()) - before).toBeLessThanOrEqual(1)
    },
  )
})
