/**
 * How a layout writes its amounts. 'minusOut' and 'plusOut' are one column in which money out has a minus or has none;
 * 'columns' are two, or words next to unsigned amounts; 'judge' means that the rows have to show it.
 */
type LayoutSigns = 'minusOut' | 'plusOut' | 'columns' | 'judge'

/** The columns of a bank, card, payment app, or another program, by the heads that it publishes or exports. */
export interface KnownLayout {
  readonly name: string
  readonly kind: 'bank' | 'card' | 'broker' | 'app' | 'history'
  readonly signs: LayoutSigns
  /** The heads in their order. */
  readonly heads: string
  /** Heads that the words alone would not find. */
  readonly columns?: Readonly<Partial<Record<'date' | 'amount' | 'description' | 'memo', string>>>
  /** The head of the accounts, for files with several. */
  readonly account?: string
  readonly notes?: string
  readonly tags?: string
  readonly ownCategory?: string
  readonly hidden?: string
}

/** The program of a list of transactions that was exported here. */
export const ownProgram = 'Evenkeel'

type More = Omit<KnownLayout, 'name' | 'kind' | 'signs' | 'heads'>

const layout =
  (kind: KnownLayout['kind']) =>
  (name: string, signs: LayoutSigns, heads: string, more: More = {}): KnownLayout => ({
    name,
    kind,
    signs,
    heads,
    ...more,
  })

const card = layout('card')
const bank = layout('bank')
const broker = layout('broker')
const app = layout('app')
const history = layout('history')

const cards: readonly KnownLayout[] = [
  card('American Express', 'plusOut', 'Date|Description|Card Member|Account #|Amount'),
  card('American Express', 'plusOut', 'Date|Receipt|Description|Card Member|Account #|Amount'),
  card(
    'American Express',
    'plusOut',
    'Date|Description|Card Member|Account #|Amount|Extended Details|Appears On Your Statement As|Address|City/State|Zip Code|Country|Reference|Category',
    { columns: { memo: 'Extended Details' } },
  ),
  card('Discover', 'plusOut', 'Trans. Date|Post Date|Description|Amount|Category'),
  card(
    'Apple Card',
    'plusOut',
    'Transaction Date|Clearing Date|Description|Merchant|Category|Type|Amount (USD)|Purchased By',
    {
      columns: { date: 'Transaction Date', description: 'Merchant', memo: 'Description' },
    },
  ),
  card('Apple Card', 'plusOut', 'Transaction Date|Clearing Date|Description|Merchant|Category|Type|Amount (USD)', {
    columns: { date: 'Transaction Date', description: 'Merchant', memo: 'Description' },
  }),
  card('Chase card', 'minusOut', 'Transaction Date|Post Date|Description|Category|Type|Amount|Memo'),
  card('Chase card', 'minusOut', 'Card|Transaction Date|Post Date|Description|Category|Type|Amount|Memo'),
  card('Capital One card', 'columns', 'Transaction Date|Posted Date|Card No.|Description|Category|Debit|Credit'),
  card('Citi card', 'columns', 'Status|Date|Description|Debit|Credit|Member Name'),
  card('Bank of America card', 'minusOut', 'Posted Date|Reference Number|Payee|Address|Amount'),
  card('Synchrony', 'judge', 'Transaction Date|Posting Date|Reference Number|Amount|Description'),
  card('BMO card', 'plusOut', 'Item #|Card #|Transaction Date|Posting Date|Transaction Amount|Description'),
  card('PC Financial', 'minusOut', 'Description|Type|Card Holder Name|Date|Time|Amount'),
  card(
    'Rogers Bank',
    'plusOut',
    'Date|Posted Date|Reference Number|Activity Type|Activity Status|Card Number|Merchant Category|Merchant Name|Merchant City|Merchant State/Province|Merchant Country|Merchant Postal Code|Amount|Rewards|Name on Card',
  ),
  card('MBNA', 'minusOut', 'Posted Date|Payee|Address|Amount'),
  card('Triangle Mastercard', 'judge', 'REF|TRANSACTION DATE|POSTED DATE|TYPE|DESCRIPTION|Category|AMOUNT'),
  card('Scotiabank card', 'columns', 'Filter|Date|Description|Sub-description|Status|Type of Transaction|Amount'),
]

const banks: readonly KnownLayout[] = [
  bank('Chase', 'minusOut', 'Details|Posting Date|Description|Amount|Type|Balance|Check or Slip #'),
  bank('Bank of America', 'minusOut', 'Date|Description|Amount|Running Bal.'),
  bank('Citi', 'columns', 'Status|Date|Description|Debit|Credit'),
  bank('U.S. Bank', 'minusOut', 'Date|Transaction|Name|Memo|Amount'),
  bank(
    'Capital One',
    'columns',
    'Account Number|Transaction Description|Transaction Date|Transaction Type|Transaction Amount|Balance',
  ),
  bank(
    'Capital One',
    'columns',
    'Account Number|Transaction Date|Transaction Amount|Transaction Type|Transaction Description|Balance',
  ),
  bank('Ally', 'minusOut', 'Date|Time|Amount|Type|Description'),
  bank('Discover Bank', 'columns', 'Transaction Date|Transaction Description|Transaction Type|Debit|Credit|Balance'),
  bank('PNC', 'columns', 'Date|Description|Withdrawals|Deposits|Category|Balance'),
  bank(
    'Truist',
    'minusOut',
    'Posted Date|Transaction Date|Transaction Type|Check/Serial #|Full description|Merchant name|Category name|Sub-category name|Amount|Daily Posted Balance',
    { columns: { description: 'Full description' } },
  ),
  bank('Schwab Bank', 'columns', 'Date|Status|Type|CheckNumber|Description|Withdrawal|Deposit|RunningBalance'),
  bank(
    'Navy Federal',
    'columns',
    'Posting Date|Transaction Date|Amount|Credit Debit Indicator|type|Type Group|Reference|Instructed Currency|Currency Exchange Rate|Instructed Amount|Description|Category|Check Serial Number|Card Ending',
  ),
  bank('USAA', 'minusOut', 'Date|Description|Original Description|Category|Amount|Status'),
  bank('SoFi', 'minusOut', 'Date|Description|Type|Amount|Current balance|Status'),
  bank('Alliant', 'judge', 'Date|Description|Amount|Balance'),
  bank(
    'Credit union',
    'columns',
    'Transaction Number|Date|Description|Memo|Amount Debit|Amount Credit|Balance|Check Number|Fees',
  ),
  bank(
    'RBC',
    'minusOut',
    'Account Type|Account Number|Transaction Date|Cheque Number|Description 1|Description 2|CAD$|USD$',
    {
      columns: { description: 'Description 1', memo: 'Description 2', amount: 'CAD$' },
      account: 'Account Number',
    },
  ),
  bank('BMO', 'minusOut', 'First Bank Card|Transaction Type|Date Posted|Transaction Amount|Description'),
  bank('Scotiabank', 'columns', 'Filter|Date|Description|Sub-description|Type of Transaction|Amount|Balance'),
  bank('Tangerine', 'minusOut', 'Transaction date|Transaction|Name|Memo|Amount'),
  bank('Simplii', 'columns', 'Date|Transaction Details|Funds Out|Funds In'),
  bank('National Bank of Canada', 'columns', 'Date|Description|Category|Debit|Credit|Balance'),
  bank('EQ Bank', 'minusOut', 'Transfer date|Description|Amount|Balance'),
  bank('Wealthsimple', 'minusOut', 'date|transaction|description|amount|balance|currency', {
    columns: { description: 'description' },
  }),
]

const brokersAndApps: readonly KnownLayout[] = [
  broker(
    'Fidelity',
    'minusOut',
    'Run Date|Action|Symbol|Description|Type|Quantity|Price ($)|Commission ($)|Fees ($)|Accrued Interest ($)|Amount ($)|Cash Balance ($)|Settlement Date',
    { columns: { date: 'Run Date', description: 'Action' } },
  ),
  broker('Schwab', 'minusOut', 'Date|Action|Symbol|Description|Quantity|Price|Fees & Comm|Amount'),
  broker(
    'TD Ameritrade',
    'minusOut',
    'DATE|TRANSACTION ID|DESCRIPTION|QUANTITY|SYMBOL|PRICE|COMMISSION|AMOUNT|REG FEE|SHORT-TERM RDM FEE|FUND REDEMPTION FEE| DEFERRED SALES CHARGE',
  ),
  app(
    'Venmo',
    'minusOut',
    'ID|Datetime|Type|Status|Note|From|To|Amount (total)|Amount (tip)|Amount (tax)|Amount (fee)|Tax Rate|Tax Exempt|Funding Source|Destination|Beginning Balance|Ending Balance|Statement Period Venmo Fees|Terminal Location|Year to Date Venmo Fees|Disclaimer',
    { columns: { amount: 'Amount (total)', description: 'Note', memo: 'To' } },
  ),
  app(
    'PayPal',
    'minusOut',
    'Date|Time|TimeZone|Name|Type|Status|Currency|Amount|Fees|Total|Exchange Rate|Receipt ID|Balance|Transaction ID|Item Title',
    { columns: { amount: 'Total' } },
  ),
  app(
    'PayPal',
    'minusOut',
    'Date|Time|TimeZone|Name|Type|Status|Currency|Gross|Fee|Net|From Email Address|To Email Address|Transaction ID',
    {
      columns: { amount: 'Net' },
    },
  ),
  app(
    'Cash App',
    'minusOut',
    'Transaction ID|Date|Transaction Type|Currency|Amount|Fee|Net Amount|Asset Type|Asset Price|Asset Amount|Status|Notes|Name of sender/receiver|Account',
    { columns: { amount: 'Net Amount', description: 'Name of sender/receiver', memo: 'Notes' } },
  ),
  app('Wise', 'minusOut', 'TransferWise ID|Date|Amount|Currency|Description|Payment Reference|Running Balance'),
  app('Revolut', 'minusOut', 'Type|Product|Started Date|Completed Date|Description|Amount|Fee|Currency|State|Balance'),
]

const histories: readonly KnownLayout[] = [
  history(
    ownProgram,
    'minusOut',
    'Date|Description|Full description|Source|Category|Amount|Currency|Hidden|Counts in totals',
    {
      account: 'Source',
      notes: 'Note',
      tags: 'Tags',
      ownCategory: 'Own category',
      hidden: 'Hidden',
      columns: { memo: 'Full description' },
    },
  ),
  history(
    'Mint',
    'columns',
    'Date|Description|Original Description|Amount|Transaction Type|Category|Account Name|Labels|Notes',
    {
      account: 'Account Name',
      notes: 'Notes',
      tags: 'Labels',
      columns: { memo: 'Original Description' },
    },
  ),
  history('Monarch', 'minusOut', 'Date|Merchant|Category|Account|Original Statement|Notes|Amount|Tags', {
    account: 'Account',
    notes: 'Notes',
    tags: 'Tags',
    columns: { memo: 'Original Statement' },
  }),
  history(
    'YNAB',
    'columns',
    'Account|Flag|Date|Payee|Category Group/Category|Category Group|Category|Memo|Outflow|Inflow|Cleared',
    { account: 'Account', notes: 'Memo', tags: 'Flag' },
  ),
  history(
    'Copilot',
    'plusOut',
    'date|name|amount|status|category|parent category|excluded|tags|type|account|account mask|note|recurring',
    { account: 'account', notes: 'note', tags: 'tags' },
  ),
  history('Quicken', 'minusOut', 'Scheduled|Split|Date|Payee|Category|Tag|Memo|Amount|Account', {
    account: 'Account',
    notes: 'Memo',
    tags: 'Tag',
  }),
  history('Quicken', 'minusOut', 'Date|Account|Num|Description|Memo|Category|Tag|Clr|Amount', {
    account: 'Account',
    notes: 'Memo',
    tags: 'Tag',
  }),
  history('Quicken Simplifi', 'minusOut', 'account|state|postedOn|payee|usage|category|tags|notes|amount', {
    account: 'account',
    notes: 'notes',
    tags: 'tags',
    columns: { date: 'postedOn' },
  }),
  history('Actual', 'minusOut', 'Account|Date|Payee|Notes|Category|Amount|Split_Amount|Cleared', {
    account: 'Account',
    notes: 'Notes',
  }),
  history(
    'Rocket Money',
    'plusOut',
    'Date|Original Date|Account Type|Account Name|Account Number|Institution Name|Name|Custom Name|Amount|Description|Category|Note|Ignored From|Tax Deductible',
    { account: 'Account Name', notes: 'Note', columns: { date: 'Date', description: 'Name', memo: 'Description' } },
  ),
  history('Empower', 'minusOut', 'Date|Account|Description|Category|Tags|Amount', { account: 'Account', tags: 'Tags' }),
  history(
    'Tiller',
    'minusOut',
    'Date|Description|Category|Amount|Account|Account #|Institution|Month|Week|Transaction ID|Account ID|Check Number|Full Description|Date Added',
    { account: 'Account', columns: { memo: 'Full Description' } },
  ),
]

export const knownLayouts: readonly KnownLayout[] = [...cards, ...banks, ...brokersAndApps, ...histories]
