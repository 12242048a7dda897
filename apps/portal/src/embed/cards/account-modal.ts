export { AccountModalCard } from '@evenkeel/widgets/accounts'
