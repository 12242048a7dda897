/** Elements that are drawn in a line; all others are blocks. */
const inline = new Set(['a', 'button', 'input', 'label', 'span', 'strong'])

/** Attributes that decide how something looks. */
const looks =
  /^(?:class|style|data-rows|data-part|viewBox|width|height|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|points|opacity|transform|preserveAspectRatio|fill|stroke(?:-\w+)*)$/

const drawn = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line', 'polyline', 'polygon'])

function tagOf(name: string): string {
  if (drawn.has(name)) return name
  return inline.has(name) ? 'span' : 'div'
}

function attributesOf(text: string): string {
  const all = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return all
    .filter(([, name = '', value]) => looks.test(name) && value !== '')
    .map(([, name, value]) => ` ${name === 'style' ? 'data-style' : name}="${value}"`)
    .join('')
}

/** The content of a screen, which is drawn for home alone. */
const mark = (name: string) => (name === 'main' ? ' data-content=""' : '')

const toMereShape = (html: string): string =>
  html
    .replaceAll(/<(\w+)[^>]*class="[^"]*(?<![\w:-])sr-only[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<input([^>]*?)\/?>/g, '<input$1></input>')
    .replaceAll(/>([^<>]+)</g, '><span data-text="$1"></span><')
    .replaceAll(/<(\/?)([a-z]\w*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>/g, (whole, close, name, attributes) => {
      if (String(attributes).includes('data-text=')) return whole
      return close ? `</${tagOf(name)}>` : `<${tagOf(name)}${mark(name)}${attributesOf(attributes)}>`
    })

/** The navigation, whose links lead on before the libraries are there. The router of the build knows no hash. */
const navigation = /(<nav data-part="places".*?<\/nav>)/s

/**
 * Returns HTML as its mere shape: elements without a meaning, a name, or anything that can be pressed, and texts as attributes that
 * the style sheet draws, so that no reader and no search finds what is not there yet. Our policy for styles allows no `style`: the
 * first script sets what is in `data-style`. The navigation alone stays as it is.
 */
export const toShape = (html: string): string =>
  html
    .split(navigation)
    .map((piece) => (navigation.test(piece) ? piece.replaceAll('href="/', 'href="#/') : toMereShape(piece)))
    .join('')
