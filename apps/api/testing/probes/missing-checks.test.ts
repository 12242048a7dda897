import { findOwner } from '../ledger-of.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { findLeaks } from './isolation-probes.ts'
import { type IsolationFixture, createIsolationFixture } from './isolation-fixture.ts'

let scene: IsolationFixture | undefined
afterEach(async () => {
  await scene?.app.stop()
  scene = undefined
})
const start = async (): Promise<IsolationFixture> => (scene = await createIsolationFixture())

/** Checks that are removed on purpose, in the parts of the running app. */
const withoutCheck: readonly (readonly [string, (scene: IsolationFixture) => void | Promise<void>, RegExp])[] = [
  [
    'which ledger a request opens',
    async ({ app, colleague }) => {
      const open = app.parts.ledgers.open.bind(app.parts.ledgers)
      const owner = await findOwner(app.parts, colleague.userId)
      Object.assign(app.parts.ledgers, { open: () => open(owner) })
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
      const { widgetGrants } = app.parts.directory
      const withdraw = widgetGrants.withdraw.bind(widgetGrants)
      const tryAll: typeof withdraw = async (_personId, ...rest) => [
        ...(await withdraw(colleague.userId, ...rest)),
        ...(await withdraw(stranger.userId, ...rest)),
      ]
      Object.assign(widgetGrants, { withdraw: tryAll })
    },
    /withdrawEmbedAgreement body.agreementId of a colleague/,
  ],
]

describe('a missing check is noticed', () => {
  it.each(withoutCheck)('%s', async (_name, remove, leak) => {
    const broken = await start()
    await remove(broken)
    expect((await findLeaks(broken)).join('\n')).toMatch(leak)
  })
})
