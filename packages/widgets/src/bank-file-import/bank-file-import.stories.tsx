import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { BankFileImport } from './bank-file-import.tsx'
import * as words from '../words/bank-file-import.generated.ts'

const meta = {
  title: 'Widgets/Bank file import',
  component: BankFileImport,
  parameters: { api: {} },
} satisfies Meta<typeof BankFileImport>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const qif = [
  '!Type:Bank',
  "D11/02'26",
  'T-62.18',
  'PGREENLEAF MARKET 118',
  '^',
  "D11/03'26",
  'T1,240.00',
  'PPAYROLL LARKFIELD',
  '^',
  '',
].join('\n')
const csv = [
  'When,What,Where,How much',
  '11/02/2026,Greenleaf Market,Portland,-62.18',
  '11/03/2026,مقهى الميناء,Salem,-8.40',
  '',
].join('\n')
const xml = '<?xml version="1.0"?><invoice><total>12.00</total></invoice>'

const choose = async ({ canvas, userEvent }: Play, name: string, content: string) =>
  userEvent.upload(await canvas.findByLabelText(/Choose a file or drop it here/), new File([content], name))

const heading = ({ canvas }: Play, name: string) => canvas.findByRole('heading', { level: 2, name })

async function review(context: Play) {
  await choose(context, 'october.qif', qif)
  await seen(await heading(context, 'Check october.qif'))
}

export const Choose: Story = {}
export const ChooseNarrow: Story = { globals: phone }

export const Reading: Story = {
  parameters: loading,
  play: (context) => choose(context, 'october.qif', qif),
}

export const Review: Story = { play: review }
export const ReviewNarrow: Story = { globals: phone, play: review }
export const ReviewOfNewcomer: Story = { parameters: empty, play: review }

export const Columns: Story = {
  play: async (context) => {
    await choose(context, 'card.csv', csv)
    await seen(await heading(context, 'Match the columns in card.csv'))
  },
}

/** The reasons are the parser's own. */
export const Refused: Story = {
  play: async (context) => {
    await choose(context, 'invoice.xml', xml)
    await seen(await heading(context, 'invoice.xml wasn’t imported'))
    await seen(context.canvas.getByText(/isn’t an OFX or CAMT statement/))
  },
}

export const ImportedAndUndone: Story = {
  parameters: empty,
  play: async (context) => {
    const { canvas, userEvent } = context
    await review(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await seen(await heading(context, 'october.qif imported'))
    await seen(canvas.getByText('2 transactions added.'))
    await userEvent.click(canvas.getByRole('button', { name: words.undoImport() }))
    await seen(await heading(context, words.undone()))
  },
}
