import { observedAttributes } from '@evenkeel/widgets/embed'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { WidgetElement } from './widget-element.tsx'
import { isWidgetName, widgetWords } from './widget-words.ts'

/** The options that the frame's address names, in the words of the element's attributes. */
const optionsIn = (search: string) =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => observedAttributes.includes(name)))

/** One widget alone, for a frame on a page that allows no script of ours; that page cannot read it. */
export function FramePage() {
  const { widget } = useParams()
  const title = isWidgetName(widget) ? widgetWords[widget].name : null
  useEffect(() => {
    document.title = title ?? 'Evenkeel'
  }, [title])
  if (!isWidgetName(widget)) return <p className="p-6 text-body text-text">There is no widget of this name.</p>
  return (
    <main data-frame-page aria-label={title ?? undefined} className="p-px">
      <WidgetElement widget={widget} options={optionsIn(location.search)} />
    </main>
  )
}
