import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' }
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { DoAndDoNot, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Book/Rules', component: Page, args: { title: '', lead: '', children: null } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const page = (title: string, lead: string, children: ReactNode): Story => ({ args: { title, lead, children } })

export const Introduction: Story = page(
  'The designers’ book',
  'Everything that Evenkeel’s screens are made of, drawn by the product’s own code on its own rules.',
  <>
    <Section title="What is where">
      <Rules
        rules={[
          'Book: how Evenkeel looks and speaks, and what each part is for.',
          'Base, Controls, Fields, Overlays, Charts: the parts of the kit in every state.',
          'Widgets: the cards of the portal, which employers can also put on their own pages.',
          'Screens: every screen of the portal with data, without, and with every call failing.',
        ]}
      />
    </Section>
    <Section title="How to look">
      <Rules
        rules={[
          'The toolbar switches the theme, hides amounts, and sets the width: 1280, 768, and 375 pixels.',
          'Stories run the real API on a database in this page, on one fixed day. What you change is gone when you reload.',
          'Each story is checked for accessibility; the panel below shows what was found.',
          '`npm run baseline` compares each story with its kept picture, light and dark.',
        ]}
      />
    </Section>
    <Section title="How to add">
      <Rules
        rules={[
          'Look for a part first. A screen is made of parts, and never of colors and sizes.',
          'A new part begins here: its states, its guide in the book, then its first use.',
          'A new screen needs a story; a test finds one without.',
        ]}
      />
    </Section>
  </>,
)

export const LookAndColor: Story = page(
  'Look',
  'Level, quiet, exact. White cards on a cool canvas, one blue, color only for meaning.',
  <>
    <Section title="Hierarchy">
      <DoAndDoNot
        does={[
          'Make the answer the largest thing: a figure or a sentence.',
          'Use one figure of 36 pixels on a page.',
          'Separate rows with hairlines.',
        ]}
        doesNot={['Use gradients, pictures of people, or badges for decoration.', 'Put boxes in boxes.']}
      />
    </Section>
    <Section title="Space">
      <Rules
        rules={[
          'All distances are multiples of 4 pixels.',
          '24 between cards and inside a card, 16 on phones; 16 between fields; 8 between a label and its figure.',
          'At 1280 the content is 976 wide. Under 700 there is one column.',
        ]}
      />
    </Section>
    <Section title="Color">
      <p>Each role is one color in light and one in dark. Text has at least 4.5:1, marks at least 3:1.</p>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        {Object.entries(tokens.roles).map(([name, { light, dark }]) => (
          <li key={name} className="flex items-center gap-2 text-label">
            <span aria-hidden className="size-6 rounded-sm border border-hairline" style={{ background: light }} />
            <span aria-hidden className="size-6 rounded-sm border border-hairline" style={{ background: dark }} />
            {name}
          </li>
        ))}
      </ul>
      <DoAndDoNot
        does={[
          'Use the accent for links, the primary button, the current place, and progress.',
          'Say a status with an icon and a word too.',
        ]}
        doesNot={[
          'Color money that goes out.',
          'Use a chart’s color on text.',
          'Give a color to a rank; it belongs to an id.',
        ]}
      />
    </Section>
    <Section title="Charts">
      <Rules
        rules={[
          'A sentence or a figure over the chart says what it shows.',
          'A fixed line over the plot shows the month under the pointer or the focus. Nothing floats over the bars.',
          '"Show as table" has the same numbers.',
          'While a slider is held, the axes do not move.',
        ]}
      />
    </Section>
    <Section title="Motion, print, privacy">
      <Rules
        rules={[
          'Only what changes moves: 120 ms for color, 180 ms to open, 260 ms for a sheet. With reduced motion nothing moves.',
          'Print is light, without the frame, with lists open.',
          'The eye hides every amount, in sentences and toasts too; words, percents, and bar lengths stay.',
        ]}
      />
    </Section>
  </>,
)

export const Voice: Story = page(
  'Voice',
  'A calm colleague who is good with money. Plain, exact, and useful.',
  <>
    <Section title="Sentences">
      <DoAndDoNot
        does={[
          'Say "you", and "we" only where Evenkeel acts: "We’ll email you a code."',
          'Put the answer first, then the reason.',
          'Use digits: "3 steps left", "in 5 months".',
          'Use contractions and American spelling.',
        ]}
        doesNot={[
          'Praise, alarm, joke, or exclaim.',
          'Blame: "You entered an invalid amount."',
          'Write more than 20 words in a sentence.',
        ]}
      />
    </Section>
    <Section title="Buttons and titles">
      <DoAndDoNot
        does={[
          'Verb and object: "Add account", "Save changes".',
          'The title’s verb on the button: "Delete this budget?", "Delete".',
        ]}
        doesNot={['"OK", "Yes", "Submit".', 'Capital letters inside, but in names that are fixed.']}
      />
    </Section>
    <Section title="Errors and empty states">
      <Rules
        rules={[
          'What happened, what to do, what was kept: "Your bank timed out. Nothing was connected. Try again."',
          'A field says what is right: "Use 60 characters or fewer."',
          'An empty state promises and offers one action. When all is done it says so.',
        ]}
      />
    </Section>
    <Section title="Figures">
      <Rules
        rules={[
          'Cents for balances and payments; whole dollars for projections, in today’s dollars.',
          'A chance is "41 of 100 futures", never a percent.',
          'A verdict (On track, Close, Off track) never appears without its figure.',
          'What the employer can’t see is said in the same words everywhere.',
        ]}
      />
    </Section>
  </>,
)
