import { type SandboxState, sandboxState } from '@evenkeel/api-client/contract/sandbox-bank'
import * as z from 'zod/mini'

/**
 * One row as the control call set or removed it at the bank. Kept as a log, so that the rows at any time can be
 * computed.
 */
const sandboxEdit = z.object({
  rowId: z.string(),
  /** Null if the row is removed. */
  row: z.nullable(
    z.object({
      accountKey: z.string(),
      date: z.string(),
      amount: z.number(),
      description: z.string(),
      isPending: z.boolean(),
      postsRowId: z.nullable(z.string()),
    }),
  ),
})
export type SandboxEdit = z.infer<typeof sandboxEdit>

export const sandboxItem = z.object({
  itemId: z.string(),
  institutionId: z.string(),
  state: sandboxState,
  /** The key by which the app identifies the person to a provider. */
  person: z.string(),
  /** Which person's data a login shows: two logins with the same world see the same accounts. */
  world: z.string(),
  accountKeys: z.array(z.string()),
  linkedAt: z.number(),
  /** Since when a slow bank delays, if not since the link. */
  slowFrom: z.optional(z.number()),
  /** The first day for which the bank has rows. */
  historyFrom: z.string(),
  /** True once the history was read to its end: some troubles begin only then. */
  wasRead: z.boolean(),
  /** How many more calls are refused. */
  refusals: z.number(),
  edits: z.array(sandboxEdit),
})

/** A login at a bank of the sandbox. */
export type SandboxItem = z.infer<typeof sandboxItem>

const access = 'access-twin-'
const publicTokenPrefix = 'public-twin-'

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function fromText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A token contains the whole login, so that the sandbox continues after a restart without a record. */
export const toAccessToken = (item: SandboxItem): string => `${access}${toText({ ...item, edits: [] })}`
export const toPublicToken = (item: SandboxItem, nonce: string): string =>
  `${publicTokenPrefix}${toText({ item: { ...item, edits: [] }, nonce })}`

/** Returns the login of an access token as it was when the token was made; null if it is no token. */
export function itemOfAccessToken(token: string): SandboxItem | null {
  const result = z.safeParse(sandboxItem, token.startsWith(access) ? fromText(token.slice(access.length)) : undefined)
  return result.success ? result.data : null
}

const publicToken = z.object({ item: sandboxItem, nonce: z.string() })

/** Returns the content of a public token; null if it is no token. */
export function readPublicToken(token: string): { readonly item: SandboxItem; readonly nonce: string } | null {
  const result = z.safeParse(
    publicToken,
    token.startsWith(publicTokenPrefix) ? fromText(token.slice(publicTokenPrefix.length)) : undefined,
  )
  return result.success ? result.data : null
}

/**
 * Returns the state that a user name of the sandbox selects, and whose data it shows: `user_login`,
 * `user_good_partner`.
 */
export function readUserName(userName: string): { readonly state: SandboxState; readonly world: string } | null {
  const [, wanted = '', world = ''] = /^user_([a-z-]+)(?:_([a-z0-9-]{1,20}))?$/.exec(userName) ?? []
  const state = z.safeParse(sandboxState, wanted)
  return state.success ? { state: state.data, world } : null
}
