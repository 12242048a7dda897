import type { Meta, StoryObj } from '@storybook/react-vite'
import { fill, phone, seen } from '../shared/story-states.fixture.tsx'
import { StudentLoanModal } from './student-loan-modal.tsx'

const meta = {
  title: 'Widgets/Student loan',
  component: StudentLoanModal,
  parameters: { api: { person: 'sam' } },
  args: { onClose: () => undefined },
} satisfies Meta<typeof StudentLoanModal>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
}

export const Empty: Story = {}
export const Narrow: Story = { globals: phone }
export const Missing: Story = {
  play: async (context) => {
    await save(context)
    await seen(await context.canvas.findByText('Check these:'))
  },
}
export const SaveFailed: Story = {
  parameters: { api: { fail: ['createStudentLoan'] } },
  play: async (context) => {
    const { canvas } = context
    fill(await canvas.findByRole('textbox', { name: 'Name' }), 'Student loan C')
    fill(canvas.getByRole('textbox', { name: 'Balance' }), '-9000')
    fill(canvas.getByRole('textbox', { name: 'Interest rate' }), '4.5')
    fill(canvas.getByRole('textbox', { name: 'Current monthly payment' }), '120')
    await save(context)
    await seen(await canvas.findByText('Unknown error encountered'))
  },
}
