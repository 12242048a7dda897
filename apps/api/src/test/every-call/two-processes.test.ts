import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { isRead } from '../../http/make-context.ts'
import { type RunningServer, serve } from '../../node/serve.ts'
import { change } from '../../store/ledger/schema.ts'
import { type LedgerFiles, openLedgerFiles } from '../../store/ledger-files.ts'
import { endow, type IsolationScene, makeIsolationScene } from '../probes/isolation-scene.ts'
import { makeTestClient } from '../test-client.ts'
import { rightCalls } from './right-calls.ts'

/** Changes of an employee's own things: those that keep their answers. */
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

/** What two processes have apart from each other: the open ledgers, and what each remembers of the writes that are under way. */
async function startBeside({ app }: IsolationScene): Promise<Process> {
  const ledgers = openLedgerFiles(app.folder)
  return { ledgers, server: await serve(createApp({ ...app.parts, ledgers, pause }), 0, '127.0.0.1') }
}

let scene: IsolationScene
let processes: Process[]
beforeAll(async () => {
  scene = await makeIsolationScene()
  processes = [await startBeside(scene), await startBeside(scene)]
})
afterAll(async () => {
  for (const { server, ledgers } of processes) {
    await server.stop()
    ledgers.close()
  }
  await scene.app.stop()
})

describe('a change that is sent to two processes at once, under one key', () => {
  it.each(changes.map(({ name }, index) => [name, index] as const))(
    '%s happens once, and both say the same',
    async (name, index) => {
      const { app } = scene
      const right = rightCalls[name]
      if (!('gives' in right)) throw new TypeError(`${name} is shown elsewhere`)
      const email = `both-${index}@example.test`
      const client = await app.signIn(email)
      const hand = { app, client, email, scene, visitor: await app.visit(), ...(await endow(app, client)) }
      const input = typeof right.with === 'function' ? await right.with(hand) : (right.with ?? {})
      const changesOf = () =>
        app.parts.ledgers.open(hand.userId).transact((ledger) => ledger.select().from(change).all().length)
      const before = changesOf()
      const answers = await Promise.all(
        processes.map(({ server }) => {
          const browser = makeTestClient(`http://127.0.0.1:${server.port}`)
          for (const [cookie, value] of client.cookies) browser.cookies.set(cookie, value)
          return browser.send(name, input, { 'Idempotency-Key': 'one' })
        }),
      )
      for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 200, body: right.gives })
      expect(answers[1]?.body).toEqual(answers[0]?.body)
      expect(changesOf() - before).toBeLessThanOrEqual(1)
    },
  )
})
