export { AddAccountOnStage } from '@evenkeel/widgets/accounts'
