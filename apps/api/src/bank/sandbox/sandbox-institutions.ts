import type { sandboxHintKeys } from '@evenkeel/api-client/contract/name-keys'
import type { SandboxState } from '@evenkeel/api-client/contract/sandbox-bank'
import { hashOfSecret } from '../../identity/keys.ts'

/** An account of the sandbox before any transactions. */
export interface SandboxAccountKind {
  readonly key: string
  readonly name: string
  readonly typeName: string
  readonly mask: string
  /** Dollars; a debt is negative. */
  readonly balance: number
  readonly interestRate: number | null
  readonly minimumPayment: number | null
}

/** A bank of the sandbox. None of them exists. */
export interface SandboxInstitutionKind {
  readonly institutionId: keyof typeof sandboxHintKeys
  readonly name: string
  readonly isOAuth: boolean
  readonly accounts: readonly SandboxAccountKind[]
  /** The state of a new login, unless the user name selects another. */
  readonly state: SandboxState
}

type Row = readonly [
  key: string,
  name: string,
  typeName: string,
  mask: string,
  balance: number,
  interestRate?: number,
  minimumPayment?: number,
]

const account = ([
  key,
  name,
  typeName,
  mask,
  balance,
  interestRate = undefined,
  minimumPayment = undefined,
]: Row): SandboxAccountKind => ({
  key,
  name,
  typeName,
  mask,
  balance,
  interestRate: interestRate ?? null,
  minimumPayment: minimumPayment ?? null,
})

const bank = (
  institutionId: keyof typeof sandboxHintKeys,
  name: string,
  rows: readonly Row[],
  { isOAuth = false, state = 'good' }: { isOAuth?: boolean; state?: SandboxState } = {},
): SandboxInstitutionKind => ({ institutionId, name, isOAuth, accounts: rows.map(account), state })

const plain = (mask: string): readonly Row[] => [
  ['checking', 'Checking', 'Checking', mask, 1_204.55],
  ['savings', 'Savings', 'Savings', String(Number(mask) + 1), 6_020.1],
]

/** The banks of the sandbox: first ordinary ones, then one for each trouble that a real bank can cause. */
export const sandboxInstitutions: readonly SandboxInstitutionKind[] = [
  bank('twin_harbor', 'Harbor Bank', [
    ['checking', 'Everyday Checking', 'Checking', '4021', 3_214.86],
    ['savings', 'High-Yield Savings', 'Savings', '7730', 14_620],
    ['card', 'Rewards Card', 'Credit Card', '1188', -4_862.3, 0.2149, 97],
    ['auto-loan', 'Auto loan', 'Auto Loan', '5560', -11_080.44, 0.0579, 268.4],
  ]),
  bank(
    'twin_summit',
    'Summit Retirement',
    [
      ['401k', 'Larkfield 401(k)', '401(k)', '3307', 58_942.17],
      ['roth', 'Roth IRA', 'Roth IRA', '3308', 16_375.32],
    ],
    { isOAuth: true },
  ),
  bank('twin_ridgeline', 'Ridgeline Invest', [['brokerage', 'Brokerage', 'Brokerage', '9012', 6_240.55]]),
  bank('twin_fernwood', 'Fernwood Credit', [
    ['store-card', 'Fernwood Store Card', 'Credit Card', '6644', -1_264.1, 0.2699, 38],
  ]),
  bank('twin_beacon', 'Beacon Student Loans', [
    ['student-loan-a', 'Student loan A', 'Student Loan', '2201', -10_912.35, 0.0453, 112.5],
    ['student-loan-b', 'Student loan B', 'Student Loan', '2202', -6_333.25, 0.0654, 74.2],
  ]),
  bank('twin_slow', 'Slow River Credit Union', plain('1010'), { state: 'slow' }),
  bank('twin_login', 'Locksmith Bank', plain('1020'), { state: 'login' }),
  bank('twin_pending', 'Sunset Savings', plain('1030'), {
    state: 'pending-disconnect',
  }),
  bank('twin_product', 'Halfway Bank', plain('1040'), { state: 'product' }),
  bank('twin_limit', 'Busy Bank', plain('1050'), { state: 'limit' }),
  bank('twin_revoked', 'Goodbye Bank', plain('1060'), { state: 'revoked' }),
  bank('twin_empty', 'Blank Page Bank', plain('1070'), {
    state: 'empty',
  }),
  bank('twin_down', 'Nightly Maintenance Bank', plain('1080'), { state: 'down' }),
  bank('twin_hostile', 'Bobby Tables Bank', plain('1090'), {
    state: 'hostile',
  }),
]

/** Returns the bank with this id; undefined if there is none. */
export const findSandboxInstitution = (institutionId: string): SandboxInstitutionKind | undefined =>
  sandboxInstitutions.find((institution) => institution.institutionId === institutionId)

/** Returns a number that looks random and is the same for the same text. */
export const toSeededNumber = (text: string) => Buffer.from(hashOfSecret(text), 'base64url').readUInt32BE(0)

const inTitleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Makes accounts specific to a person: no two people at one bank share a name, number or balance. */
const ownedBy =
  (world: string, institutionId: string) =>
  (kind: SandboxAccountKind): SandboxAccountKind => {
    const chance = toSeededNumber(`${world}:${institutionId}:${kind.key}`)
    return {
      ...kind,
      name: `${inTitleCase(world)}’s ${kind.name}`,
      mask: String((Number(kind.mask) + 1 + (chance % 8_999)) % 10_000).padStart(4, '0'),
      balance: Math.round(kind.balance * (60 + ((chance >>> 8) % 30))) / 100,
    }
  }

/** Returns the accounts that a login shows: the bank's, or the versions of another person's world. */
export function findSandboxAccounts({
  institutionId,
  world,
}: {
  readonly institutionId: string
  readonly world: string
}): readonly SandboxAccountKind[] {
  const { accounts } = findSandboxInstitution(institutionId) ?? { accounts: [] }
  return world === '' ? accounts : accounts.map(ownedBy(world, institutionId))
}
