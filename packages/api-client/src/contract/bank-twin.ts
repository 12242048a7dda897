import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money, nothing, requiredText, text } from './primitives.ts'

/** Every state that a bank login can be in, as the user name of a sandbox login (`user_<state>`) or the control call sets it. */
export const twinStates = [
  'good',
  'slow',
  'login',
  'pending-disconnect',
  'product',
  'liabilities',
  'limit',
  'revoked',
  'empty',
  'down',
  'hostile',
] as const
export const twinState = z.enum(twinStates)
export type TwinState = z.infer<typeof twinState>

/** How a link token of the sandbox begins: whoever is given only the token can tell whose dialog it opens. */
export const TWIN_LINK = 'link-twin-'

const linkToken = requiredText(2000)

export const twinInstitution = z.object({
  institutionId: z.string(),
  name: z.string(),
  /** True where the person signs in on the bank's own page and comes back by an address with `oauth_state_id`. */
  isOAuth: z.boolean(),
  /** What choosing it shows, in a few words. */
  hint: z.string(),
})
export type TwinInstitution = z.infer<typeof twinInstitution>

const twinAccount = z.object({
  accountId: z.string(),
  name: z.string(),
  mask: z.nullable(z.string()),
  typeName: z.string(),
})

/** What a link dialog says when it could not go on: the fields of the error log. */
export const twinError = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  displayMessage: z.string(),
  errorType: z.string(),
  requestId: z.string(),
  institutionId: z.string(),
  linkSessionId: z.string(),
})
export type TwinError = z.infer<typeof twinError>

/** A login that went through gives accounts to choose from; one that did not gives an error; never both. */
const loginAnswer = z.object({
  accounts: z.array(twinAccount),
  error: z.nullable(twinError),
})

/** The dialog of the sandbox bank, step by step. All answer 404 where the twin is not offered. */
export const bankTwinEndpoints = {
  twinInstitutions: endpoint('twinInstitutions', {
    summary: 'Sandbox: the banks to choose from; for a repair only the one that is repaired.',
    who: 'employee',
    body: z.object({ linkToken }),
    answer: z.object({ institutions: z.array(twinInstitution), isRepair: z.boolean() }),
    readOnly: true,
  }),
  twinLogin: endpoint('twinLogin', {
    summary:
      'Sandbox: sign in at a bank. The user name chooses the state (`user_good`, `user_login` …), the password is `pass_good`.',
    who: 'employee',
    body: z.object({
      linkToken,
      institutionId: requiredText(100),
      userName: requiredText(60),
      password: requiredText(60),
    }),
    answer: loginAnswer,
  }),
  twinOAuthStart: endpoint('twinOAuthStart', {
    summary:
      'Sandbox: go to the bank’s own page. `returnAddress` is where that page leads back to, with `oauth_state_id`.',
    who: 'employee',
    body: z.object({ linkToken, institutionId: requiredText(100) }),
    answer: z.object({ oauthStateId: z.string(), returnAddress: z.string() }),
  }),
  twinOAuthResume: endpoint('twinOAuthResume', {
    summary: 'Sandbox: back from the bank’s own page, with what it added to the return address.',
    who: 'employee',
    body: z.object({ linkToken, oauthStateId: requiredText(500) }),
    answer: loginAnswer,
  }),
  twinFinish: endpoint('twinFinish', {
    summary: 'Sandbox: the person has chosen accounts; gives the public token, once for each login.',
    who: 'employee',
    body: z.object({ linkToken, accountIds: z.optional(z.array(requiredText(200)).check(z.maxLength(50))) }),
    answer: z.object({
      publicToken: z.string(),
      institution: z.object({ institutionId: z.string(), name: z.string() }),
      linkSessionId: z.string(),
    }),
  }),
  twinControl: endpoint('twinControl', {
    summary: 'Sandbox: put a connection into a state, add, change or remove a row at the bank, send webhooks.',
    who: 'employee',
    body: z.object({
      connectionId: z.int().check(z.gte(1)),
      state: z.optional(twinState),
      /** How many copies of one webhook arrive. */
      webhooks: z.optional(z.int().check(z.gte(1), z.lte(1000))),
      /** How many seconds ago it was signed: one of more than 300 is refused, as a provider's would be. */
      webhookAge: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
      /** A row at the bank: a new `rowId` adds one, a known one changes it, without a value it is removed. */
      row: z.optional(
        z.object({
          rowId: requiredText(60),
          accountId: z.optional(requiredText(200)),
          value: z.optional(money),
          description: z.optional(text(300)),
          date: z.optional(text(10)),
          isPending: z.optional(z.boolean()),
          /** The pending row that this one takes the place of. */
          postsRowId: z.optional(requiredText(60)),
        }),
      ),
    }),
    answer: nothing,
    ids: { 'body.connectionId': 'connection' },
  }),
}
