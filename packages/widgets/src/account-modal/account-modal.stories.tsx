import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, seen } from '../shared/story-states.fixture.tsx'
import { AccountModal } from './account-modal.tsx'
import { sampleAccount, sampleCard } from './account.fixture.ts'

const meta = {
  title: 'Widgets/Account modal',
  component: AccountModal,
  parameters: { api: {} },
  args: { account: null, onClose: () => undefined },
} satisfies Meta<typeof AccountModal>
export default meta
type Story = StoryObj<typeof meta>

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await seen(await canvas.findByRole('dialog'))
}

export const Create: Story = { play: opened }
export const CreateOnPhone: Story = { globals: phone, play: opened }
export const Edit: Story = { args: { account: sampleAccount() }, play: opened }
export const EditDebt: Story = { args: { account: sampleCard() }, play: opened }
export const KeptByBank: Story = {
  args: {
    account: sampleAccount({
      isManualAccount: false,
      accountConnection: { accountConnectionId: 1, name: 'Harbor Bank' },
    }),
  },
  play: opened,
}
export const Closed: Story = { args: { open: false } }
