import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money, nothing, requiredText, text } from './primitives.ts'

/** Every state that a bank login can be in, as the user name of a sandbox login (`user_<state>`) or the control call sets it. */
export const sandboxStates = [
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
export const sandboxState = z.enum(sandboxStates)
export type SandboxState = z.infer<typeof sandboxState>

/** The prefix of the sandbox's link tokens: from the token alone it is clear which provider's dialog to open. */
export const sandboxLink = 'link-twin-'

const linkToken = requiredText(2000)

export const sandboxInstitution = z.object({
  institutionId: z.string(),
  name: z.string(),
  /** Whether the person signs in on the bank's own page and returns to an address with `oauth_state_id`. */
  isOAuth: z.boolean(),
  /** What this institution demonstrates, in a few words. */
  hint: z.string(),
})
export type SandboxInstitution = z.infer<typeof sandboxInstitution>

const sandboxAccount = z.object({
  accountId: z.string(),
  name: z.string(),
  mask: z.nullable(z.string()),
  typeName: z.string(),
})

/** The error of a link dialog that could not continue: the fields of the error log. */
export const sandboxError = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  displayMessage: z.string(),
  errorType: z.string(),
  requestId: z.string(),
  institutionId: z.string(),
  linkSessionId: z.string(),
})
export type SandboxError = z.infer<typeof sandboxError>

/** A successful login has accounts to choose from; a failed one has an error; never both. */
const loginAnswer = z.object({
  accounts: z.array(sandboxAccount),
  error: z.nullable(sandboxError),
})

/** The sandbox bank's dialog, step by step. All calls answer 404 if the sandbox is not offered. */
export const sandboxBankEndpoints = {
  sandboxInstitutions: endpoint('sandboxInstitutions', {
    summary: 'Sandbox: list banks. For a repair, lists only that bank.',
    who: 'employee',
    body: z.object({ linkToken }),
    answer: z.object({ institutions: z.array(sandboxInstitution), isRepair: z.boolean() }),
    readOnly: true,
  }),
  sandboxLogin: endpoint('sandboxLogin', {
    summary:
      'Sandbox: sign in to a bank. The user name sets the state (`user_good`, `user_login` …); the password is `pass_good`.',
    who: 'employee',
    body: z.object({
      linkToken,
      institutionId: requiredText(100),
      userName: requiredText(60),
      password: requiredText(60),
    }),
    answer: loginAnswer,
  }),
  sandboxOAuthStart: endpoint('sandboxOAuthStart', {
    summary:
      'Sandbox: go to the bank’s own page. `returnAddress` is where that page returns to, with `oauth_state_id`.',
    who: 'employee',
    body: z.object({ linkToken, institutionId: requiredText(100) }),
    answer: z.object({ oauthStateId: z.string(), returnAddress: z.string() }),
  }),
  sandboxOAuthResume: endpoint('sandboxOAuthResume', {
    summary: 'Sandbox: return from the bank’s page with its query parameters.',
    who: 'employee',
    body: z.object({ linkToken, oauthStateId: requiredText(500) }),
    answer: loginAnswer,
  }),
  sandboxFinish: endpoint('sandboxFinish', {
    summary: 'Sandbox: submit the chosen accounts. Returns the public token, once per login.',
    who: 'employee',
    body: z.object({ linkToken, accountIds: z.optional(z.array(requiredText(200)).check(z.maxLength(50))) }),
    answer: z.object({
      publicToken: z.string(),
      institution: z.object({ institutionId: z.string(), name: z.string() }),
      linkSessionId: z.string(),
    }),
  }),
  sandboxControl: endpoint('sandboxControl', {
    summary: 'Sandbox: put a connection into a state, add, change or remove a row at the bank, send webhooks.',
    who: 'employee',
    body: z.object({
      connectionId: z.int().check(z.gte(1)),
      state: z.optional(sandboxState),
      /** How many copies of one webhook arrive. */
      webhooks: z.optional(z.int().check(z.gte(1), z.lte(1000))),
      /** Age of its signature in seconds; above 300 it is refused, as a provider's would be. */
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
          /** The pending row that this one replaces. */
          postsRowId: z.optional(requiredText(60)),
        }),
      ),
    }),
    answer: nothing,
    ids: { 'body.connectionId': 'connection' },
  }),
}
