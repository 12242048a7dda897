import { applyHostTheme } from '@evenkeel/ui/tokens'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import widgetCss from '../../packages/widgets/src/embed/embed.css?inline'
import hostileCss from './hostile.css?inline'

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const [widgetSheet, hostileSheet] = [sheetOf(widgetCss), sheetOf(hostileCss)]

/** A shadow root as a widget has it on somebody else's page, and the element inside that it is drawn on. */
export interface ShadowSurface {
  readonly host: HTMLElement
  readonly surface: HTMLElement
}

export function createShadowSurface(): ShadowSurface {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [widgetSheet]
  const surface = document.createElement('div')
  root.append(surface)
  return { host, surface }
}

interface HostilePageProps extends ShadowSurface {
  readonly theme: 'light' | 'dark'
  readonly children: ReactNode
}

/** Somebody else's page that fights over every element, with the story in a shadow root on it. */
export function HostilePage({ host, surface, theme, children }: HostilePageProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostileSheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostileSheet)
    }
  }, [])
  useLayoutEffect(() => place.current?.append(host), [host])
  useLayoutEffect(() => {
    applyHostTheme(surface, { scheme: theme }, { prefersDark: false, warn: () => undefined })
  }, [surface, theme])
  return (
    <div ref={place} id="somebody-elses-page">
      {createPortal(children, surface)}
    </div>
  )
}
