import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { createFakeApi, FakeApp, type FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { sampleAnswers, SampleEditor, sampleMonth } from './budgets.fixture.tsx'
import { BudgetsPanel } from './budgets-panel.tsx'

/** The page over answers in memory. */
function Parts({ answers }: { readonly answers: FakeAnswers }) {
  return (
    <FakeApp api={createFakeApi({ ...sampleAnswers, ...answers })}>
      <BudgetsPanel editor={SampleEditor} />
    </FakeApp>
  )
}

const meta = { title: 'Widgets/Budgets', component: Parts } satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

const nothing = { ...sampleMonth, budgets: [], left: 0, rareCosts: [] }

export const Month: Story = { args: { answers: {} } }
const ownGroups = [
  { name: 'Car', categoryIds: [11] },
  { name: 'Food', categoryIds: [6] },
]
export const OwnGroups: Story = {
  args: { answers: { budgetMonth: { ...sampleMonth, ownGroups } } },
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Groups' })),
}
export const Year: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Year' })),
}
export const Empty: Story = { args: { answers: { budgetMonth: nothing } } }
export const Loading: Story = { args: { answers: { budgetMonth: () => new Promise(() => undefined) } } }
export const Failed: Story = {
  args: { answers: { budgetMonth: () => Response.json({ code: -1, message: 'No' }, { status: 500 }) } },
}
