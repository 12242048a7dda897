import { afterEach, describe, expect, it } from 'vitest'
import { findLeaks } from './isolation-probes.ts'
import { type IsolationScene, makeIsolationScene } from './isolation-scene.ts'

let scene: IsolationScene | undefined
afterEach(async () => {
  await scene?.app.stop()
  scene = undefined
})
const start = async (): Promise<IsolationScene> => (scene = await makeIsolationScene())

/** Checks that are taken away on purpose, in the parts that the running app was given. */
const withoutCheck: readonly (readonly [string, (scene: IsolationScene) => void, RegExp])[] = [
  [
    'which ledger a request opens',
    ({ app, colleague }) => {
      const open = app.parts.ledgers.open.bind(app.parts.ledgers)
      Object.assign(app.parts.ledgers, { open: () => open(colleague.userId) })
    },
    /an employee sees accounts of others/,
  ],
  [
    'whether an employee is the planner’s',
    ({ app }) => void Object.assign(app.parts.directory.planners, { isAssigned: async () => true }),
    /a planner: staffBudgets params.userId/,
  ],
  [
    'whose agreement is withdrawn',
    ({ app, colleague, stranger }) => {
      const { embeds } = app.parts.directory
      const withdraw = embeds.withdraw.bind(embeds)
      const tryAll = async (_personId: number, id: number, at: number) =>
        (await withdraw(colleague.userId, id, at)) || withdraw(stranger.userId, id, at)
      Object.assign(embeds, { withdraw: tryAll })
    },
    /withdrawEmbedAgreement body.agreementId of a colleague/,
  ],
]

describe('a check that is missing is noticed', () => {
  it.each(withoutCheck)('%s', async (_name, remove, leak) => {
    const broken = await start()
    remove(broken)
    expect((await findLeaks(broken)).join('\n')).toMatch(leak)
  })
})
