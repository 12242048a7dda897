import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

type Story = { args?: object; render?: ComponentType<object>; play?: unknown }
type StoryFile = { default: Story & { title: string; component?: ComponentType<object> } } & Record<string, Story>

declare global {
  interface Window {
    /** Draws one story of every part that is not an overlay, and gives how many there are. */
    drawKit: (place: HTMLElement) => number
  }
}

const files = import.meta.glob<StoryFile>('../../../packages/ui/src/**/*.stories.tsx', { eager: true })

/** The story as its file means it: its own render, the file's, or the component with its arguments. */
function oneStoryOf({ default: meta, ...stories }: StoryFile) {
  const story = Object.values(stories).find(({ play }) => play === undefined)
  const Shown = story?.render ?? meta.render ?? meta.component
  return story && Shown ? { title: meta.title, shown: <Shown {...meta.args} {...story.args} /> } : null
}

window.drawKit = (place) => {
  const parts = Object.values(files)
    .filter((file) => !file.default.title.startsWith('Overlays'))
    .flatMap((file) => oneStoryOf(file) ?? [])
  createRoot(place).render(
    <div className="grid grid-cols-2 items-start gap-4 bg-canvas p-4">
      {parts.map(({ title, shown }) => (
        <section key={title} className="min-w-0 bg-surface p-2">
          <h2 className="text-caption text-text-subtle">{title}</h2>
          {shown}
        </section>
      ))}
    </div>,
  )
  return parts.length
}
