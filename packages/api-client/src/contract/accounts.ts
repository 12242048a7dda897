import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, money, nonNegativeMoney, nothing, rate, text } from './primitives.ts'

/** Where an account's rows come from: typed in, a bank file, or a bank connection. */
export const accountOrigin = z.enum(['manual', 'file', 'connection'])

export const accountGroup = z.enum(['Asset', 'Liability'])

export const account = z.object({
  userAccountId: id,
  name: z.string(),
  /** Dollars; a liability's is negative. A stated figure: transactions do not move it. */
  balance: z.number(),
  /** When the balance was stated; null if unknown. */
  balanceAsOf: z.nullable(instant),
  /** ISO 4217; an account in another currency than USD counts in no total. */
  currency: z.string(),
  category: z.string(),
  type: z.string(),
  groupName: accountGroup,
  /** A fraction a year; null on assets. */
  interestRate: z.nullable(z.number()),
  monthlyMinimumPayment: z.nullable(z.number()),
  currentMonthlyPayment: z.nullable(z.number()),
  isManualAccount: z.boolean(),
  isHiddenFromNW: z.boolean(),
  isHiddenFromCFBS: z.boolean(),
  /** Without a connection: id null, name 'Manually Added'. */
  accountConnection: z.object({ accountConnectionId: z.nullable(id), name: z.string() }),
  hasSyncIssue: z.boolean(),
  isLinked: z.boolean(),
  origin: accountOrigin,
})
export type Account = z.infer<typeof account>

export const accountType = z.object({
  categoryName: z.string(),
  typeName: z.string(),
  groupName: accountGroup,
  showInAddManual: z.boolean(),
})
export type AccountType = z.infer<typeof accountType>

const nameMessage = 'Please provide a valid name.'
const nameSigns = /^[\p{L}\p{M}\p{Nd}& ]*[\p{L}\p{Nd}&][\p{L}\p{M}\p{Nd}& ]*$/u

/** The name of an account kept by hand: letters and digits of any script, ampersands, and spaces. Source: FORM-03, Q-FORM-1. */
export const accountName = z.string(nameMessage).check(z.regex(nameSigns, nameMessage), z.maxLength(60, nameMessage))

/**
 * What a person fills in for an account kept by hand. Which fields a liability must have is checked by the server with the
 * engine's rules for the account's group, since the group follows from category and type.
 */
export const accountForm = z.object({
  category: z
    .string('Please select one category.')
    .check(z.minLength(1, 'Please select one category.'), z.maxLength(60, 'Please select one category.')),
  type: z
    .string('Please select one type.')
    .check(z.minLength(1, 'Please select one type.'), z.maxLength(60, 'Please select one type.')),
  name: accountName,
  balance: money,
  interestRate: z.optional(z.nullable(rate)),
  monthlyMinimumPayment: z.optional(z.nullable(nonNegativeMoney)),
  currentMonthlyPayment: z.optional(z.nullable(nonNegativeMoney)),
  isHiddenFromNW: z.optional(z.boolean()),
  isHiddenFromCFBS: z.optional(z.boolean()),
})
export type AccountForm = z.infer<typeof accountForm>

/** The id and the fields that may change; the rest of an Account that a client sends along is not read. */
export const accountChange = z.object({
  userAccountId: id,
  category: z.optional(z.string().check(z.maxLength(60))),
  type: z.optional(z.string().check(z.maxLength(60))),
  /** The name rule applies only to a changed name, because a bank's names may have other characters. */
  name: z.optional(text(120)),
  balance: z.optional(money),
  interestRate: z.optional(z.nullable(rate)),
  monthlyMinimumPayment: z.optional(z.nullable(nonNegativeMoney)),
  currentMonthlyPayment: z.optional(z.nullable(nonNegativeMoney)),
  isHiddenFromNW: z.optional(z.boolean()),
  isHiddenFromCFBS: z.optional(z.boolean()),
})
export type AccountChange = z.infer<typeof accountChange>

/** Names and kinds of accounts without any figure: all that a widget sees that needs no more. */
export const namedAccount = z.object({
  userAccountId: id,
  name: z.string(),
  category: z.string(),
  type: z.string(),
  groupName: accountGroup,
  isManualAccount: z.boolean(),
  origin: accountOrigin,
})

const accountId = z.object({ userAccountId: id })

export const accountEndpoints = {
  accounts: endpoint('accounts', {
    summary: 'List the employee’s accounts, sorted by name.',
    who: 'employee',
    body: z.object({}),
    answer: z.array(account),
    readOnly: true,
    widgets: {
      accounts: {},
      'account-modal': { answer: z.array(namedAccount) },
      'link-accounts': { answer: z.array(namedAccount) },
    },
  }),
  account: endpoint('account', {
    summary: 'Get one account.',
    who: 'employee',
    body: accountId,
    answer: account,
    ids: { 'body.userAccountId': 'account' },
    readOnly: true,
  }),
  accountTypes: endpoint('accountTypes', {
    summary: 'List account categories and types.',
    who: 'employee',
    answer: z.array(accountType),
    readOnly: true,
    widgets: { accounts: {}, 'account-modal': {} },
  }),
  createAccount: endpoint('createAccount', {
    summary: 'Create a manual account.',
    who: 'employee',
    body: accountForm,
    answer: account,
    errors: [10001],
    widgets: { accounts: {}, 'account-modal': { answer: namedAccount } },
  }),
  createAccountAlias: endpoint('createAccountAlias', {
    summary: 'Create a manual account (older alias, same request and response).',
    who: 'employee',
    body: accountForm,
    answer: account,
    errors: [10001],
  }),
  updateAccount: endpoint('updateAccount', {
    summary: 'Update an account. Category, type and balance only for manual accounts.',
    who: 'employee',
    body: accountChange,
    answer: account,
    ids: { 'body.userAccountId': 'account' },
    errors: [10001],
    widgets: { accounts: {}, 'account-modal': { answer: namedAccount } },
  }),
  deleteAccount: endpoint('deleteAccount', {
    summary: 'Delete an account and its transactions. Reads only the id.',
    who: 'employee',
    body: accountId,
    answer: nothing,
    ids: { 'body.userAccountId': 'account' },
  }),
  goalsByAccount: endpoint('goalsByAccount', {
    summary: 'List the goals that use an account.',
    who: 'employee',
    body: z.object({ accountId: id }),
    answer: z.array(z.object({ goalTypeEnum: z.number(), goalName: z.string(), planType: z.number() })),
    ids: { 'body.accountId': 'account' },
    readOnly: true,
  }),
  anySync: endpoint('anySync', {
    summary: 'Check whether any connection is syncing. Polling call: doesn’t extend the session.',
    who: 'employee',
    answer: z.object({
      syncInProgress: z.boolean(),
      acctSyncInProgress: z.boolean(),
      transSyncInProgress: z.boolean(),
    }),
    isPoll: true,
    widgets: { accounts: {}, 'account-modal': {} },
  }),
}
