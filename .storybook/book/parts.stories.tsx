import { TextLink } from '@evenkeel/ui/link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import baseParts from './base-parts.json' with { type: 'json' }
import otherParts from './other-parts.json' with { type: 'json' }
import { DoAndDoNot, Page, Section } from './page.tsx'

/** The parts of one group, each with its use and a link to its states. */
function Parts({ group }: { readonly group: string }) {
  return (
    <Page title={group} lead="What each part is for. Its stories show it in every state.">
      {[...baseParts, ...otherParts]
        .filter(({ stories }) => stories.startsWith(`${group}/`))
        .map(({ stories, use, does, doesNot }) => (
          <Section key={stories} title={stories.slice(group.length + 1)}>
            <p>{use}</p>
            <TextLink href={`?path=/story/${stories.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`} arrow>
              {`States of ${stories.slice(group.length + 1)}`}
            </TextLink>
            <DoAndDoNot does={does} doesNot={doesNot} />
          </Section>
        ))}
    </Page>
  )
}

const meta = { title: 'Book/Parts', component: Parts } satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

export const Base: Story = { args: { group: 'Base' } }
export const Controls: Story = { args: { group: 'Controls' } }
export const Fields: Story = { args: { group: 'Fields' } }
export const Overlays: Story = { args: { group: 'Overlays' } }
export const Charts: Story = { args: { group: 'Charts' } }
