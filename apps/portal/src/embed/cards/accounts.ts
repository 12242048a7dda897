export { AccountsCard } from '@evenkeel/widgets/accounts'
