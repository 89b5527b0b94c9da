import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'

/**
 * Lingui's macros are written out by Babel, which is slow: it reads only files that import one.
 * Vite's and Vitest's plugin.
 */
export function linguiMacros(options: { stripMessageField?: boolean } = {}) {
  return babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', options]] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro|#lib\/msg\.ts/ } },
      }),
    ],
  })
}
