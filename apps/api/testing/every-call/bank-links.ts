import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import { goThroughDialog, linkBank } from '../scenes/sync-test-bank.ts'
import type { Hand, RightCall } from './right-call.ts'

const linked = async ({ client }: Hand) => (await linkBank(client)).accountConnectionId
const accountId = async (hand: Hand) => ({ body: { accountId: await linked(hand) } })
const connectionId = async (hand: Hand) => ({ body: { connectionId: await linked(hand) } })
const linkToken = async ({ client }: Hand) => (await client.call('createLink', { body: {} })).data.linkToken

/** The older calls are for people who link in a frame: connectivity type 0. */
const inFrame = async ({ client }: Hand) => {
  await client.call('saveProfileSettings', { body: { accountConnectivityType: 0, useTestInstitutions: false } })
  return {}
}

/** Bank calls: linking, reading, and the sandbox. */
export const bankLinks = {
  connectionSettings: { gives: { provider: 'twin', environment: 'sandbox', products: ['transactions'] } },
  connections: { gives: [{ name: 'Alder Bank' }] },
  createLink: {
    with: { body: {} },
    gives: { data: { linkToken: expect.any(String), handle: expect.any(String), provider: 'twin' } },
  },
  resumeLink: {
    with: async ({ client }) => ({ body: { handle: (await client.call('createLink', { body: {} })).data.handle } }),
    gives: { data: { linkToken: expect.any(String), provider: 'twin' } },
  },
  createConnection: {
    with: async ({ client }) => ({ body: { publicToken: (await goThroughDialog(client)).publicToken } }),
    gives: { name: 'Harbor Bank', isAlreadyConnected: false },
  },
  restoreConnection: { with: accountId, gives: { syncInProgress: true } },
  syncConnection: { with: accountId, gives: { syncInProgress: true } },
  fullSync: { with: accountId, gives: { syncInProgress: true } },
  connectionPublicToken: { with: accountId, gives: { publicToken: expect.any(String) } },
  connectionStatus: { with: connectionId, gives: { name: 'Harbor Bank', syncInProgress: true } },
  decideSecondLogin: {
    with: async (hand) => ({ body: { connectionId: await linked(hand), isSame: true } }),
    gives: { syncInProgress: false },
  },
  deleteConnection: { with: connectionId, gives: {} },
  logLinkError: { with: { body: { errorCode: 'ITEM_LOGIN_REQUIRED' } }, gives: {} },
  bankWebhook: { shownIn: 'services/sync/plaid-import.test.ts' },

  quovoIframeToken: { with: inFrame, gives: { token: expect.any(String), connectionId: null } },
  quovoStylesName: { with: inFrame, gives: { name: 'evenkeel' } },
  quovoSyncAccount: {
    async with(hand) {
      const input = await connectionId(hand)
      return { ...(await inFrame(hand)), ...input }
    },
    gives: {},
  },
  quovoSyncAll: { with: inFrame, gives: {} },
  quovoSyncStatus: { with: inFrame, gives: { acctSyncInProgress: false, transSyncInProgress: false } },

  sandboxInstitutions: {
    with: async (hand) => ({ body: { linkToken: await linkToken(hand) } }),
    gives: {
      institutions: expect.arrayContaining([expect.objectContaining({ institutionId: 'twin_harbor' })]),
      isRepair: false,
    },
  },
  sandboxLogin: {
    with: async (hand) => ({
      body: {
        linkToken: await linkToken(hand),
        institutionId: 'twin_harbor',
        userName: 'user_good',
        password: 'pass_good',
      },
    }),
    gives: { error: null, accounts: expect.arrayContaining([expect.objectContaining({ name: 'Everyday Checking' })]) },
  },
  sandboxOAuthStart: {
    with: async (hand) => ({ body: { linkToken: await linkToken(hand), institutionId: 'twin_summit' } }),
    gives: { oauthStateId: expect.any(String) },
  },
  sandboxOAuthResume: {
    async with(hand) {
      const token = await linkToken(hand)
      const { oauthStateId } = await hand.client.call('sandboxOAuthStart', {
        body: { linkToken: token, institutionId: 'twin_summit' },
      })
      return { body: { linkToken: token, oauthStateId } }
    },
    gives: { error: null },
  },
  sandboxFinish: {
    async with(hand) {
      const token = await linkToken(hand)
      await hand.client.call('sandboxLogin', {
        body: { linkToken: token, institutionId: 'twin_harbor', userName: 'user_good', password: 'pass_good' },
      })
      return { body: { linkToken: token } }
    },
    gives: { publicToken: expect.any(String), institution: { institutionId: 'twin_harbor' } },
  },
  sandboxControl: { with: async (hand) => ({ body: { connectionId: await linked(hand), state: 'login' } }), gives: {} },
} as const satisfies Partial<Record<EndpointName, RightCall>>
