import { type TwinState, twinState } from '@evenkeel/api-client/contract/bank-twin'
import * as z from 'zod/mini'

/** One row as the control call put it at the bank, or took it away: a log, so that what was there at any time can be told. */
const twinEdit = z.object({
  rowId: z.string(),
  /** Null where the row is gone. */
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
export type TwinEdit = z.infer<typeof twinEdit>

export const twinItem = z.object({
  itemId: z.string(),
  institutionId: z.string(),
  state: twinState,
  /** Whose login it is, as the app names the person to a provider. */
  person: z.string(),
  /** Which person's data a login shows: two logins with the same one see the same accounts. */
  world: z.string(),
  accountKeys: z.array(z.string()),
  linkedAt: z.number(),
  /** Since when a slow bank takes its time, where that is not since the link. */
  slowFrom: z.optional(z.number()),
  /** The first day of which the bank has rows. */
  historyFrom: z.string(),
  /** True once the history was read to its end: some troubles begin only then. */
  wasRead: z.boolean(),
  /** How many more calls are turned away. */
  refusals: z.number(),
  edits: z.array(twinEdit),
})

/** A login at a bank of the sandbox. */
export type TwinItem = z.infer<typeof twinItem>

const ACCESS = 'access-twin-'
const PUBLIC = 'public-twin-'

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function fromText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A token says all that it stands for, so that the sandbox needs no memory to go on after a restart. */
export const accessTokenOf = (item: TwinItem): string => `${ACCESS}${toText({ ...item, edits: [] })}`
export const publicTokenOf = (item: TwinItem, nonce: string): string =>
  `${PUBLIC}${toText({ item: { ...item, edits: [] }, nonce })}`

/** The login of an access token as it was when the token was made; null for a text that is none. */
export function itemOfAccessToken(token: string): TwinItem | null {
  const result = z.safeParse(twinItem, token.startsWith(ACCESS) ? fromText(token.slice(ACCESS.length)) : undefined)
  return result.success ? result.data : null
}

const publicToken = z.object({ item: twinItem, nonce: z.string() })

/** What a public token stands for; null for a text that is none. */
export function readPublicToken(token: string): { readonly item: TwinItem; readonly nonce: string } | null {
  const result = z.safeParse(publicToken, token.startsWith(PUBLIC) ? fromText(token.slice(PUBLIC.length)) : undefined)
  return result.success ? result.data : null
}

/** The state that a user name of the sandbox asks for, and whose data it shows: `user_login`, `user_good_partner`. */
export function readUserName(userName: string): { readonly state: TwinState; readonly world: string } | null {
  const [, wanted = '', world = ''] = /^user_([a-z-]+)(?:_([a-z0-9-]{1,20}))?$/.exec(userName) ?? []
  const state = z.safeParse(twinState, wanted)
  return state.success ? { state: state.data, world } : null
}
