// Made by build-tokens.mjs from tokens.json; change that file and run it again.
/** The color roles as hexadecimal values, for sums on colors. */
export const roleColors = {
  "canvas": {
    "light": "#F6F8FA",
    "dark": "#0E131A"
  },
  "surface": {
    "light": "#FFFFFF",
    "dark": "#151B23"
  },
  "sunken": {
    "light": "#EDF1F5",
    "dark": "#0A0F15"
  },
  "raised": {
    "light": "#FFFFFF",
    "dark": "#1D2530"
  },
  "text": {
    "light": "#17202A",
    "dark": "#E8EDF3"
  },
  "text-muted": {
    "light": "#465261",
    "dark": "#B1BCC8"
  },
  "text-subtle": {
    "light": "#5C6979",
    "dark": "#93A0AE"
  },
  "border": {
    "light": "#D5DCE4",
    "dark": "#2B3642"
  },
  "border-strong": {
    "light": "#798696",
    "dark": "#6F7D8C"
  },
  "hairline": {
    "light": "#E3E8ED",
    "dark": "#27313C"
  },
  "accent": {
    "light": "#0B5CAD",
    "dark": "#6FB2F6"
  },
  "accent-hover": {
    "light": "#094A8C",
    "dark": "#93C6F9"
  },
  "on-accent": {
    "light": "#FFFFFF",
    "dark": "#0B1722"
  },
  "accent-soft": {
    "light": "#E6F0FA",
    "dark": "#12304D"
  },
  "inflow": {
    "light": "#0A6C86",
    "dark": "#5FB9D6"
  },
  "outflow": {
    "light": "#B04A12",
    "dark": "#EC9A62"
  },
  "flow-income": {
    "light": "#1E7F9A",
    "dark": "#5FB9D6"
  },
  "flow-spending": {
    "light": "#CB7440",
    "dark": "#EC9A62"
  },
  "positive": {
    "light": "#0B6B4F",
    "dark": "#5CC9A3"
  },
  "positive-soft": {
    "light": "#E2F3ED",
    "dark": "#12362B"
  },
  "warning": {
    "light": "#835300",
    "dark": "#E8B54D"
  },
  "warning-soft": {
    "light": "#FFF3D6",
    "dark": "#3A2C0C"
  },
  "danger": {
    "light": "#B3261E",
    "dark": "#FF8F85"
  },
  "danger-hover": {
    "light": "#8F1E18",
    "dark": "#FFABA3"
  },
  "on-danger": {
    "light": "#FFFFFF",
    "dark": "#2A0E0C"
  },
  "danger-soft": {
    "light": "#FDECEA",
    "dark": "#451B18"
  },
  "band": {
    "light": "#EDF4FB",
    "dark": "#132A40"
  },
  "row-open": {
    "light": "#F2F7FC",
    "dark": "#16222F"
  },
  "ink": {
    "light": "#17202A",
    "dark": "#E8EDF3"
  },
  "on-ink": {
    "light": "#FFFFFF",
    "dark": "#17202A"
  },
  "ink-accent": {
    "light": "#93C6F9",
    "dark": "#0B5CAD"
  },
  "avatar": {
    "light": "#18416E",
    "dark": "#1F4C7D"
  },
  "on-avatar": {
    "light": "#FFFFFF",
    "dark": "#E8EDF3"
  },
  "track": {
    "light": "#EDF1F5",
    "dark": "#27313C"
  },
  "scrim": {
    "light": "#0F17207A",
    "dark": "#00000099"
  },
  "fan": {
    "light": "#4593D6",
    "dark": "#4E90D6"
  }
} as const

/** Type sizes in px, for a host page that asks for another base size. */
export const typeScale = {
  "figure": {
    "size": 36,
    "line": 40,
    "weight": 600,
    "tracking": "-0.025em"
  },
  "display": {
    "size": 30,
    "line": 36,
    "weight": 600,
    "tracking": "-0.02em"
  },
  "page-title": {
    "size": 24,
    "line": 32,
    "weight": 600,
    "tracking": "-0.02em"
  },
  "result": {
    "size": 24,
    "line": 32,
    "weight": 600,
    "tracking": "-0.02em"
  },
  "stat": {
    "size": 20,
    "line": 28,
    "weight": 600,
    "tracking": "-0.01em"
  },
  "dialog-title": {
    "size": 18,
    "line": 28,
    "weight": 600,
    "tracking": "-0.01em"
  },
  "sentence": {
    "size": 18,
    "line": 26,
    "weight": 500
  },
  "card-title": {
    "size": 16,
    "line": 24,
    "weight": 600
  },
  "input": {
    "size": 16,
    "line": 24
  },
  "body": {
    "size": 14,
    "line": 20
  },
  "label": {
    "size": 13,
    "line": 18,
    "weight": 500
  },
  "caption": {
    "size": 12,
    "line": 16
  }
} as const

/** Corner radii in px. */
export const radii = {
  "sm": 4,
  "md": 8,
  "lg": 10,
  "card": 12,
  "dialog": 14,
  "pill": 999
} as const
