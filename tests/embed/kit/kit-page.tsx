import type { ComponentType, JSX } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

type Story = { args?: object; render?: ComponentType<object> }
type StoryFile = { default: Story & { title: string; component?: ComponentType<object> } } & Record<string, Story>

/** The stories of the kit, to be drawn some at a time. */
export interface KitPage {
  /** Titles of the parts that stand in the page, whose stories can be drawn side by side. */
  readonly parts: readonly string[]
  /** Stories of parts that lie over the page, each to be drawn alone: `Overlays/Dialog: Small`. */
  readonly overlays: readonly string[]
  /** Draws these, in place of what was drawn before, and gives how many stories they are. */
  draw: (place: HTMLElement, wanted: readonly string[]) => number
}

declare global {
  interface Window {
    kit: KitPage
  }
}

const files = import.meta.glob<StoryFile>('../../../packages/ui/src/**/*.stories.tsx', { eager: true })

interface Shown {
  readonly title: string
  readonly name: string
  readonly Story: () => JSX.Element
}

/** Each story as its file means it: its own render, the file's, or the component, with their arguments. */
const stories = Object.values(files).flatMap(({ default: meta, ...named }): Shown[] =>
  Object.entries(named).flatMap(([name, story]) => {
    const Drawn = story.render ?? meta.render ?? meta.component
    return Drawn
      ? [{ title: meta.title, name: `${meta.title}: ${name}`, Story: () => <Drawn {...meta.args} {...story.args} /> }]
      : []
  }),
)

const isOverlay = ({ title, name }: Shown) => title.startsWith('Overlays') || name.endsWith('InADialog')

/** One root a place: what was drawn goes before the next is. */
const roots = new WeakMap<HTMLElement, Root>()

function draw(place: HTMLElement, wanted: readonly string[]): number {
  const chosen = stories.filter((story) => wanted.includes(isOverlay(story) ? story.name : story.title))
  const root = roots.get(place) ?? createRoot(place)
  roots.set(place, root)
  flushSync(() => root.render(null))
  const page = (
    <div className="grid min-h-screen grid-cols-2 content-start items-start gap-4 bg-canvas p-4">
      {chosen.map(({ name, Story }) => (
        <section key={name} className="min-w-0 bg-surface p-2">
          <h2 className="text-caption text-text-subtle">{name}</h2>
          <Story />
        </section>
      ))}
    </div>
  )
  flushSync(() => root.render(page))
  return chosen.length
}

window.kit = {
  parts: [...new Set(stories.filter((story) => !isOverlay(story)).map(({ title }) => title))],
  overlays: stories.filter(isOverlay).map(({ name }) => name),
  draw,
}
