import type {
  BankProvider,
  ProviderAccount,
  ProviderTransaction,
  TransactionPage,
} from '../../src/bank/bank-provider.ts'
import { ProviderFailure } from '../../src/bank/bank-provider.ts'

/** A row of a test bank. */
export interface BankRow {
  readonly key: string
  readonly account: string
  readonly date: string
  readonly cents: number
  readonly words: string
  readonly isPending: boolean
  /** The pending row that it posted, if the bank reports it. */
  readonly posts: string | null
}

/** How a test bank misbehaves at its next answer; each disturbance happens once. */
export interface Disturbances {
  /** Repeats this many points before the cursor. */
  replay?: number
  /** Sends a page twice. */
  twice?: boolean
  /** Reverses the order of the rows and of the pages. */
  turn?: boolean
  /** Reports once that the data changed while it was read. */
  mutate?: boolean
  /** Answers without accounts. */
  empty?: boolean
  notReady?: boolean
  failure?: 'login-required' | 'unavailable' | 'rate-limited'
}

/** A bank in memory; every change of it is a point of its history. */
export interface FakeBank {
  readonly name: string
  readonly provider: BankProvider
  /** What the bank knows now, by key. */
  readonly rows: ReadonlyMap<string, BankRow>
  put(row: BankRow): void
  remove(key: string): void
  disturb(next: Disturbances): void
  /** Ends all disturbances. */
  calm(): void
  /** Returns a public token for a login of the bank; each login has different ids for everything. */
  newLogin(): string
}

type Rows = ReadonlyMap<string, BankRow>

const pageLength = 3

type Piece = Pick<TransactionPage, 'added' | 'modified' | 'removed'>

interface Step {
  readonly kind: 'added' | 'modified' | 'removed'
  readonly key: string
}

function stepsBetween(before: Rows, after: Rows): Step[] {
  const changed = [...after].flatMap(([key, row]): Step[] =>
    before.get(key) === row ? [] : [{ kind: before.has(key) ? 'modified' : 'added', key }],
  )
  return [
    ...changed,
    ...[...before.keys()].filter((key) => !after.has(key)).map((key): Step => ({ kind: 'removed', key })),
  ]
}

export function createFakeBank(
  institutionId: string,
  accountTypes: Readonly<Record<string, string>>,
  name = institutionId,
): FakeBank {
  const history: Rows[] = [new Map()]
  let logins = 0
  let next: Disturbances = {}
  const now = (): Rows => history.at(-1) ?? new Map()
  const take = <Name extends keyof Disturbances>(name: Name): Disturbances[Name] | undefined => {
    const value = next[name]
    delete next[name]
    return value
  }
  const change = (work: (rows: Map<string, BankRow>) => void) => {
    const rows = new Map(now())
    work(rows)
    history.push(rows)
  }

  const toTransaction = (login: string, row: BankRow): ProviderTransaction => ({
    id: `${login}:${row.key}`,
    accountId: `${login}:${row.account}`,
    date: row.date,
    amount: row.cents / 100,
    currency: 'USD',
    description: row.words,
    fullDescription: row.words,
    categoryName: null,
    isPending: row.isPending,
    pendingId: row.posts === null ? null : `${login}:${row.posts}`,
  })

  const toAccount = (login: string, name: string): ProviderAccount => ({
    id: `${login}:${name}`,
    persistentId: null,
    name,
    mask: '1234',
    typeName: accountTypes[name] ?? 'Checking',
    currency: 'USD',
    balance: [...now().values()].filter((row) => row.account === name).reduce((sum, row) => sum + row.cents, 0) / 100,
    balanceAsOf: null,
    interestRate: null,
    minimumPayment: null,
  })

  /** Returns what changed between two points, in pieces of a few rows. */
  const piecesOf = (login: string, from: number, to: number): Piece[] => {
    const steps = stepsBetween(history[from] ?? new Map(), history[to] ?? new Map())
    const ordered = next.turn ? steps.toReversed() : steps
    const chunks = Array.from({ length: Math.ceil(ordered.length / pageLength) }, (_, index) =>
      ordered.slice(index * pageLength, (index + 1) * pageLength),
    )
    const rowsOf = (chunk: readonly Step[], kind: Step['kind']) =>
      chunk.flatMap((step) => {
        const row = step.kind === kind ? history[to]?.get(step.key) : undefined
        return row ? [toTransaction(login, row)] : []
      })
    return chunks.map((chunk) => ({
      added: rowsOf(chunk, 'added'),
      modified: rowsOf(chunk, 'modified'),
      removed: chunk.flatMap(({ kind, key }) => (kind === 'removed' ? [{ id: `${login}:${key}` }] : [])),
    }))
  }

  /**
   * Returns pages from a point to now; a replay repeats the last points before it. Cursors are `at-point`, and `page-n`
   * within a read.
   */
  const pagesOf = (login: string, from: number, to: number): TransactionPage[] => {
    const pieces = [...piecesOf(login, Math.max(0, from - (take('replay') ?? 0)), from), ...piecesOf(login, from, to)]
    take('turn')
    const all = take('twice') ? pieces.flatMap((piece) => [piece, piece]) : pieces
    const last = Math.max(0, all.length - 1)
    return Array.from({ length: last + 1 }, (_, index) => ({
      ...(all[index] ?? { added: [], modified: [], removed: [] }),
      hasMore: index < last,
      nextCursor: index < last ? `page-${index + 1}` : `at-${to}`,
      isHistoryReady: true,
    }))
  }

  const reading = new Map<string, TransactionPage[]>()

  const provider: BankProvider = {
    name: 'twin',
    settings: {
      clientName: 'Test',
      products: [],
      countryCodes: [],
      webhookUrl: null,
      apiVersion: '',
      environment: 'sandbox',
    },
    createLinkToken: async () => 'link',
    exchange: async (publicToken) => ({ accessToken: `secret-access-token-of-${publicToken}`, itemId: publicToken }),
    createPublicToken: async () => 'public',
    async item(accessToken) {
      const failure = take('failure')
      if (failure) throw new ProviderFailure(failure, failure)
      return {
        itemId: accessToken.slice('secret-access-token-of-'.length),
        institutionId,
        institutionName: institutionId,
        failure: null,
        worksUntil: null,
      }
    },
    async accounts(accessToken) {
      const login = accessToken.slice('secret-access-token-of-'.length)
      return take('empty') ? [] : Object.keys(accountTypes).map((name) => toAccount(login, name))
    },
    async transactions(accessToken, cursor) {
      const login = accessToken.slice('secret-access-token-of-'.length)
      if (take('notReady')) throw new ProviderFailure('not-ready', 'PRODUCT_NOT_READY')
      const page = /^page-(\d+)$/.exec(cursor ?? '')?.[1]
      if (page === undefined) {
        const point = Number(/^at-(\d+)$/.exec(cursor ?? 'at-0')?.[1] ?? 0)
        reading.set(login, pagesOf(login, cursor === null ? 0 : point, history.length - 1))
      } else if (take('mutate')) throw new ProviderFailure('changed-meanwhile', 'MUTATION')
      const found = reading.get(login)?.[Number(page ?? 0)]
      if (!found) throw new ProviderFailure('refused', 'INVALID_CURSOR')
      return found
    },
    remove: async () => undefined,
    readWebhook: async () => null,
  }

  return {
    name,
    provider,
    get rows() {
      return now()
    },
    put: (row) => change((rows) => void rows.set(row.key, row)),
    remove: (key) => change((rows) => void rows.delete(key)),
    disturb: (disturbances) => void (next = { ...next, ...disturbances }),
    calm: () => void (next = {}),
    newLogin: () => `${name}-login-${(logins += 1)}`,
  }
}

/** Combines several banks into the one provider of an app: a login's name begins with its bank's. */
export function joinBanks(banks: readonly FakeBank[]): BankProvider {
  const bankOf = (text: string): BankProvider => {
    const bank = banks.find(({ name }) => text.includes(`${name}-login-`))
    if (!bank) throw new ProviderFailure('refused', 'NO_SUCH_BANK')
    return bank.provider
  }
  const [first] = banks
  if (!first) throw new RangeError('There must be a bank')
  return {
    ...first.provider,
    exchange: (publicToken) => bankOf(publicToken).exchange(publicToken),
    item: (accessToken) => bankOf(accessToken).item(accessToken),
    accounts: (accessToken) => bankOf(accessToken).accounts(accessToken),
    transactions: (accessToken, cursor) => bankOf(accessToken).transactions(accessToken, cursor),
    remove: (accessToken) => bankOf(accessToken).remove(accessToken),
  }
}
