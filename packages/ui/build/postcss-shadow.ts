import type { AtRule, Plugin, Root } from 'postcss'

const rootFontSize = 16

/** Strings, addresses and names are passed over, so that only a length is ever taken for one. */
const token =
  /(["'])(?:\\.|(?!\1).)*\1|url\([^)]*\)|-{0,2}[a-z_\\][\w\\-]*|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z%]*)/gi

/** The text with every length in rem written in px, at 16 px to the rem. */
export function remToPx(text: string): string {
  return text.replace(token, (whole: string, _quote: string, number?: string, unit?: string) =>
    number !== undefined && unit?.toLowerCase() === 'rem'
      ? `${String(Number((Number(number) * rootFontSize).toFixed(4)))}px`
      : whole,
  )
}

/**
 * Tailwind gives its variables their defaults by `@property`, which does nothing inside a shadow root, and repeats them
 * as plain rules for browsers without it, behind `@supports`. Here the plain rules are what is wanted, always.
 */
function unwrapDefaults(root: Root): void {
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.params !== 'properties') return
    layer.walkAtRules('supports', (supports) => {
      supports.replaceWith(supports.nodes ?? [])
    })
  })
  root.walkAtRules('property', (rule) => {
    rule.remove()
  })
}

/** A rem is the host page's to choose (`html { font-size: 62.5% }`), so a widget's sheet may hold none. */
function replaceRem(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.value.includes('rem')) declaration.value = remToPx(declaration.value)
  })
  root.walkAtRules(/^(?:media|container)$/, (rule) => {
    rule.params = remToPx(rule.params)
  })
}

/** The PostCSS step that makes a Tailwind sheet fit for a shadow root; it stands after Tailwind's own. */
export function postcssShadow(): Plugin {
  return {
    postcssPlugin: 'postcss-shadow',
    OnceExit(root) {
      unwrapDefaults(root)
      replaceRem(root)
    },
  }
}
