import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { linksToPortal } from '../shared/links.tsx'
import { createCommands } from './commands.tsx'
import css from './embed.css?inline'
import { EmbedApp } from './embed-app.tsx'
import { createEmbedStore } from './embed-store.ts'
import { followLinks } from './follow-links.ts'
import { createLinkWindow } from './link-window.tsx'
import { createTheme } from './theme.ts'
import type { MountWidget } from './widget.ts'

let sheet: CSSStyleSheet | null = null

/** One constructed sheet for all widgets of the page: a style element would need the page's leave. */
function sharedSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}

/** Makes the mount function of a widget from its title (for the card before it is connected) and its content. */
export function createMount(title: string, content: ReactNode): MountWidget {
  return (shadow, host, options) => {
    shadow.adoptedStyleSheets = [sharedSheet()]
    const surface = document.createElement('div')
    shadow.append(surface)
    const theme = createTheme(surface, options)
    const store = createEmbedStore(host)
    const commands = createCommands()
    const links = linksToPortal(host.origin, (href) => host.say('evenkeel:navigate', { href }))
    const linkWindow = createLinkWindow({ ...host, onClosed: () => commands.send('refresh') })
    const stopFollowing = followLinks(surface, links.follow)
    const root = createRoot(surface)
    root.render(
      <EmbedApp
        {...{ store, commands, links, linkWindow, title }}
        say={host.say}
        isFramed={host.origin === location.origin && parent !== self}
      >
        {content}
      </EmbedApp>,
    )
    return {
      update: theme.update,
      open: () => (store.getState().status === 'connected' ? commands.send('open') : store.connect()),
      close: () => commands.send('close'),
      refresh: () => commands.send('refresh'),
      logout: store.disconnect,
      unmount: () => {
        root.unmount()
        store.disconnect()
        linkWindow.forget()
        stopFollowing()
        theme.stop()
        surface.remove()
        shadow.adoptedStyleSheets = []
      },
    }
  }
}
