import { paths, patterns } from '@evenkeel/widgets/shared/paths.ts'
import { empty } from '@evenkeel/widgets/shared/story-states.fixture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Finances',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: {} },
  args: { address: '' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
/** The id of this account in the ledger of the demo person. */
const everydayChecking = 2_000_000_003
/** And of this budget. */
const groceries = 2_000_000_001

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = { args: { address: patterns.home } }
export const HomeEmpty: Story = { ...Home, parameters: empty }
export const HomeFailed: Story = { ...Home, parameters: failed }
export const Transactions: Story = { args: { address: patterns.transactions } }
export const TransactionsEmpty: Story = { ...Transactions, parameters: empty }
export const TransactionsFailed: Story = { ...Transactions, parameters: failed }
export const BudgetTransactions: Story = { args: { address: paths.budgetTransactions(groceries, 2026, 11) } }
export const BudgetTransactionsEmpty: Story = { ...BudgetTransactions, parameters: empty }
export const BudgetTransactionsFailed: Story = { ...BudgetTransactions, parameters: failed }
export const MonthTransactions: Story = { args: { address: paths.cashFlowTransactions(2026, 10) } }
export const MonthTransactionsEmpty: Story = { ...MonthTransactions, parameters: empty }
export const MonthTransactionsFailed: Story = { ...MonthTransactions, parameters: failed }
export const CategoryTransactions: Story = { args: { address: paths.spendingTransactions() } }
export const CategoryTransactionsEmpty: Story = { ...CategoryTransactions, parameters: empty }
export const CategoryTransactionsFailed: Story = { ...CategoryTransactions, parameters: failed }
export const CashFlow: Story = { args: { address: paths.cashFlow() } }
export const CashFlowEmpty: Story = { ...CashFlow, parameters: empty }
export const CashFlowFailed: Story = { ...CashFlow, parameters: failed }
export const Budgets: Story = { args: { address: patterns.budgets } }
export const BudgetsEmpty: Story = { ...Budgets, parameters: empty }
export const BudgetsFailed: Story = { ...Budgets, parameters: failed }
export const Accounts: Story = { args: { address: patterns.accounts } }
export const AccountsEmpty: Story = { ...Accounts, parameters: empty }
export const AccountsFailed: Story = { ...Accounts, parameters: failed }
export const NetWorth: Story = { args: { address: patterns.netWorth } }
export const NetWorthEmpty: Story = { ...NetWorth, parameters: empty }
export const NetWorthFailed: Story = { ...NetWorth, parameters: failed }
export const BankConnections: Story = { args: { address: patterns.bankConnections } }
export const BankConnectionsEmpty: Story = { ...BankConnections, parameters: empty }
export const BankConnectionsFailed: Story = { ...BankConnections, parameters: failed }
export const Account: Story = { args: { address: paths.account(everydayChecking) } }
export const AccountEmpty: Story = { ...Account, parameters: empty }
export const AccountFailed: Story = { ...Account, parameters: failed }
export const Recurring: Story = { args: { address: patterns.recurring } }
export const RecurringEmpty: Story = { ...Recurring, parameters: empty }
export const RecurringFailed: Story = { ...Recurring, parameters: failed }
export const ImportBankFile: Story = { args: { address: patterns.importBankFile } }
export const ImportBankFileEmpty: Story = { ...ImportBankFile, parameters: empty }
export const ImportBankFileFailed: Story = { ...ImportBankFile, parameters: failed }
export const BackFromBank: Story = { args: { address: patterns.bankReturn } }
export const BackFromBankFailed: Story = { ...BackFromBank, parameters: failed }
export const NotFound: Story = { args: { address: '/no-such-page' } }
