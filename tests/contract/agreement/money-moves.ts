import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { toCents, toDollars } from '@evenkeel/engine'
import { renderOfx1 } from '../../../apps/api/src/bank-files/fixtures/render-statement.ts'
import { category, day, dollars, type Life, type Move, pick, signed, texts } from './draw.ts'

const rowsOf = async ({ client }: Life): Promise<readonly Transaction[]> =>
  (await client.call('transactions', { body: { pageSize: 500 } })).items

/** Does something to one of the rows that fit. */
const toRow =
  (
    name: EndpointName,
    body: (row: Transaction, life: Life) => Readonly<Record<string, unknown>>,
    fits: (row: Transaction) => boolean = () => true,
  ): Move =>
  async (life) => {
    const row = pick(life, (await rowsOf(life)).filter(fits))
    return row === undefined ? null : [name, { body: body(row, life) }]
  }

async function ownCategory(life: Life): Promise<number | undefined> {
  return pick(life, await life.client.call('ownCategories', {}))?.ownCategoryId
}

const accountMoves: Readonly<Record<string, Move>> = {
  async createAccount(life) {
    const types = await life.client.call('accountTypes', {})
    const type = pick(
      life,
      types.filter(({ showInAddManual }) => showInAddManual),
    )
    const terms = { interestRate: 0.05, monthlyMinimumPayment: 25, currentMonthlyPayment: 50 }
    const hides = { isHiddenFromNW: life.seeded.inPercent(20), isHiddenFromCFBS: life.seeded.inPercent(20) }
    const kind = { category: type?.categoryName, type: type?.typeName, name: `Account ${life.seeded.between(1, 1e6)}` }
    const isDebt = type?.groupName === 'Liability'
    return ['createAccount', { body: { ...kind, balance: dollars(life, 50_000), ...hides, ...(isDebt && terms) } }]
  },
  async updateAccount(life) {
    const account = pick(life, await life.client.call('accounts', { body: {} }))
    if (account === undefined) return null
    const { userAccountId, isHiddenFromNW, isHiddenFromCFBS } = account
    const changes = [
      { isHiddenFromNW: !isHiddenFromNW },
      { isHiddenFromCFBS: !isHiddenFromCFBS },
      { balance: dollars(life, 9_000) },
      { category: 'Cash', type: 'Savings' },
    ]
    return ['updateAccount', { body: { userAccountId, ...pick(life, changes) } }]
  },
  async deleteAccount(life) {
    const account = pick(life, await life.client.call('accounts', { body: {} }))
    return account && life.seeded.inPercent(40)
      ? ['deleteAccount', { body: { userAccountId: account.userAccountId } }]
      : null
  },
  async deleteConnection(life) {
    const connection = pick(life, await life.client.call('connections', {}))
    return connection && life.seeded.inPercent(15)
      ? ['deleteConnection', { body: { connectionId: connection.accountConnectionId } }]
      : null
  },
  async importFile(life) {
    const rows = Array.from({ length: life.seeded.between(1, 8) }, (_, index) => ({
      date: day(life),
      cents: toCents(signed(life, 300)),
      text: pick(life, texts) ?? '',
      id: `${life.seeded.between(1, 1e9)}-${index}`,
    }))
    const file = new File([renderOfx1(rows, toCents(dollars(life, 1_000)))], 'statement.ofx')
    const { bankFileId, accounts } = await life.client.call('previewBankFile', { body: { file } })
    life.files.push(bankFileId)
    const chosen = accounts.map(({ key, userAccountId }) => ({ key, userAccountId }))
    return ['commitBankFile', { body: { bankFileId, accounts: chosen } }]
  },
  async undoFile(life) {
    const bankFileId = pick(life, life.files)
    return bankFileId === undefined ? null : ['undoBankFile', { body: { bankFileId } }]
  },
}

const rowMoves: Readonly<Record<string, Move>> = {
  async createTransaction(life) {
    const account = pick(life, [...(await life.client.call('accounts', { body: {} })), undefined])
    const row = {
      date: day(life),
      value: signed(life, 900),
      categoryId: category(life),
      description: pick(life, texts),
    }
    return ['createTransaction', { body: { ...row, ...(account && { userAccountId: account.userAccountId }) } }]
  },
  updateTransaction: toRow('updateTransaction', ({ userTransactionId, isManual }, life) => ({
    userTransactionId,
    categoryId: category(life),
    ...(isManual && { value: signed(life, 900), date: day(life) }),
  })),
  setCategory: toRow('setTransactionCategory', ({ userTransactionId }, life) => ({
    transactionId: userTransactionId,
    categoryId: category(life),
  })),
  setVisibility: toRow('setTransactionVisibility', ({ userTransactionId, hidden }) => ({
    transactionId: userTransactionId,
    isHidden: !hidden,
  })),
  deleteTransaction: toRow(
    'deleteTransaction',
    ({ userTransactionId }) => ({ userTransactionId }),
    ({ isManual }) => isManual,
  ),
  splitTransaction: toRow(
    'splitTransaction',
    ({ userTransactionId, value }, life) => {
      const part = Math.sign(value) * dollars(life, 1)
      return {
        sourceTransactionId: userTransactionId,
        sourceTransaction: { category: category(life), value: toDollars(toCents(value) - toCents(part)) },
        splits: [{ category: category(life), value: part }],
      }
    },
    ({ value, splitted, sourceUserTransactionId }) =>
      Math.abs(value) > 5 && !splitted && sourceUserTransactionId === null,
  ),
  async changeSeveral(life) {
    const own = await ownCategory(life)
    const queries = [
      { search: 'market' },
      { kind: 'out', startDate: '2026-10-01', endDate: '2026-10-31' },
      { kind: 'transfer' },
    ]
    const changes = [
      { categoryId: category(life) },
      ...[{ addTags: ['a', 'b'] }, { removeTags: ['a'] }, { note: 'Kept' }, { ownCategoryId: own ?? null }],
      ...[{ isHidden: true }, { isHidden: false }, { isDeleted: true }, { payeeName: 'Renamed' }],
    ]
    return ['changeTransactions', { body: { select: { query: pick(life, queries) }, change: pick(life, changes) } }]
  },
}

const categoryMoves: Readonly<Record<string, Move>> = {
  async createOwnCategory(life) {
    const form = { name: `Own ${life.seeded.between(1, 1e6)}`, groupName: 'Group', color: 'blue', icon: 'tag' }
    return ['createOwnCategory', { body: { ...form, categoryId: category(life) } }]
  },
  async updateOwnCategory(life) {
    const own = pick(life, await life.client.call('ownCategories', {}))
    if (own === undefined) return null
    const form = { name: own.name, groupName: 'Other group', color: 'red', icon: 'car', categoryId: category(life) }
    return ['updateOwnCategory', { body: { ownCategoryId: own.ownCategoryId, form } }]
  },
  async mergeOwnCategories(life) {
    const [first, second] = await life.client.call('ownCategories', {})
    if (first === undefined || second === undefined) return null
    return ['mergeOwnCategories', { body: { ownCategoryIds: [first.ownCategoryId, second.ownCategoryId] } }]
  },
  async deleteOwnCategory(life) {
    const own = await ownCategory(life)
    return own === undefined ? null : ['deleteOwnCategory', { body: { ownCategoryId: own } }]
  },
  async createRule(life) {
    const own = await ownCategory(life)
    const effects = [
      ...[{ categoryId: category(life) }, { tags: ['ruled'] }, { isHidden: true }, { payeeName: 'Ruled' }],
      { split: [{ categoryId: category(life), percent: 33 }] },
      ...(own === undefined ? [] : [{ ownCategoryId: own }]),
    ]
    const rule = { text: pick(life, ['market', 'transit', 'payment', 'transfer']), ...pick(life, effects) }
    return ['createRule', { body: { rule, appliesToPast: life.seeded.inPercent(70) } }]
  },
  applyRules: async () => ['applyRules', { body: {} }],
}

/** What a person does to accounts, transactions, and categories. */
export const moneyMoves: readonly Move[] = Object.values({ ...accountMoves, ...rowMoves, ...categoryMoves })
