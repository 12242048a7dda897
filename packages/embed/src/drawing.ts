import { slowWords } from './errors.ts'

/**
 * The scheme of an iframe has to be that of its document: otherwise the browser paints an opaque canvas behind it.
 * No `!important` on the host: margin, width, flex, grid, and order are the page's. The canvas paints nothing; as a replaced
 * element it lends the box a width of 300 px that still shrinks, so that a flex row does not squeeze the element to nothing.
 */
const sheetText = `
:host{display:block}
.box{all:initial;display:block;position:relative;box-sizing:border-box;block-size:100%;direction:ltr;
--surface:#fff;--text:#17202a;--line:#d5dce4;--bar:#edf1f5;--link:#0b5cad}
.box.dark{--surface:#151b23;--text:#e8edf3;--line:#2b3642;--bar:#232d39;--link:#6fb2f6}
canvas{display:block;inline-size:100%;visibility:hidden}
iframe{all:initial!important;color-scheme:light!important;display:block!important;position:absolute!important;inset:0!important;inline-size:100%!important;block-size:100%!important;border:0!important}
.dark iframe{color-scheme:dark!important}
.bars{position:absolute;inset:0;padding:20px;opacity:0;animation:show 0s .3s forwards;background:linear-gradient(var(--bar) 0 0) 20px 20px/45% 16px no-repeat,linear-gradient(var(--bar) 0 0) 20px 56px/calc(100% - 40px) calc(100% - 76px) no-repeat}
@keyframes show{to{opacity:1}}
.note{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;box-sizing:border-box;padding:16px;overflow:auto;text-align:center;font:15px/22px system-ui,sans-serif;color:var(--text)}
.note.full{border:1px solid var(--line);border-radius:12px;background:var(--surface)}
p{margin:0}
button{font:inherit;color:inherit;background:none;border:1px solid currentcolor;border-radius:8px;min-block-size:44px;padding:0 20px;cursor:pointer}
a{color:var(--link);padding:11px 0}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
[hidden],.print{display:none}
@media print{.no-print>*{display:none!important}.no-print>.print{display:block!important;font:12px/16px system-ui,sans-serif}}
`

let shared: CSSStyleSheet | undefined

/** Draws these nodes in a closed root, with sheets that no policy of the page can refuse, unlike a style element. */
export function createRoot(element: HTMLElement, content: Node): CSSStyleSheet {
  const own = new CSSStyleSheet()
  if (!shared) (shared = new CSSStyleSheet()).replaceSync(sheetText)
  const root = element.attachShadow({ mode: 'closed' })
  root.adoptedStyleSheets = [shared, own]
  root.append(content)
  return own
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  set: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), set)
  element.append(...children)
  return element
}

export function createFrame(src: string, title: string): HTMLIFrameElement {
  return make('iframe', { src, title, referrerPolicy: 'strict-origin' })
}

/** What an element draws. */
export interface Drawing {
  /** `height` in px; `maxHeight` as the page computed it */
  size(height: number, maxHeight: string): void
  paint(options: { scheme: 'light' | 'dark'; print: 'yes' | 'no' }): void
  /** Draws the box for a frame. */
  wait(frame: HTMLIFrameElement): void
  slow(): void
  stand(): void
  /** Draws words in place of the frame. */
  fail(message: string, actions: { retry?: () => void; link?: string }): void
  clear(): void
}

function createActions({ retry, link }: { retry?: () => void; link?: string }): Node[] {
  const button = retry && make('button', { type: 'button', textContent: 'Retry' })
  button?.addEventListener('click', () => retry?.())
  const anchor = link && make('a', { href: link, target: '_blank', rel: 'noopener', textContent: 'Open Evenkeel' })
  return [button, anchor].flatMap((one) => one || [])
}

export function createDrawing(element: HTMLElement): Drawing {
  const bars = make('div', { className: 'bars', hidden: true })
  const note = make('div', { className: 'note', hidden: true, role: 'status' })
  const print = make('p', { className: 'print', textContent: 'Not printed' })
  const box = make('div', {}, make('canvas', { width: 300, height: 1 }), bars, note, print)
  const own = createRoot(element, box)
  let frame: HTMLIFrameElement | undefined

  const say = (words: string, isFull: boolean, actions: Node[] = []) => {
    note.className = isFull ? 'note full' : 'note'
    note.hidden = words === ''
    note.replaceChildren(make('p', { textContent: words }), ...actions)
  }
  const clear = () => {
    frame?.remove()
    frame = undefined
    bars.hidden = true
    say('', false)
  }
  return {
    size(height, maxHeight) {
      const held = /^[\d.]+px$/.test(maxHeight) ? `min(${height}px,${maxHeight})` : `${height}px`
      own.replaceSync(`:host{min-block-size:${height}px}.box{min-block-size:${held}}`)
    },
    paint: ({ scheme, print }) => {
      box.className = `box ${scheme} ${print === 'no' ? 'no-print' : ''}`
    },
    wait(next) {
      clear()
      frame = next
      bars.hidden = false
      note.before(next)
    },
    slow: () => say(slowWords, false),
    stand() {
      bars.hidden = true
      say('', false)
    },
    fail(message, actions) {
      clear()
      say(message, true, createActions(actions))
    },
    clear,
  }
}
