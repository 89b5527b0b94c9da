import { importsOf, type Import } from './imports.ts'
import { demoDoor, documentsDoor, featureOf, layerOf, mayImport, sideOf } from './layers.ts'
import { onlyPackages, packageRules } from './packages.ts'
import { isTestFile, type SourceFile, type Violation } from './source.ts'

type Complaint = [rule: string, message: string]

/** Breaches of design §2's table, of the package rules, and of how imports are written. */
export function checkImports(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) =>
      complaints(file.path, found).map(([rule, message]) => ({
        rule,
        path: file.path,
        line: found.line,
        message: `"${found.specifier}": ${message}`,
      })),
    ),
  )
}

function complaints(from: string, found: Import): Complaint[] {
  const layer = layerOf(from)
  if (layer === undefined) return []
  // A test may use any package, and stands where its code stands in everything else.
  if (found.package !== undefined) return isTestFile(from) ? [] : aboutPackage(layer, found.package)
  return found.file === undefined ? [] : aboutFile(from, layer, found.file, found)
}

function aboutPackage(layer: string, name: string): Complaint[] {
  const broken: Complaint[] = packageRules
    .filter(({ matches, allowed }) => matches(name) && !allowed.includes(layer))
    .map(({ rule, allowed }) => [rule, `${layer} may not, only ${allowed.join(', ')}`])
  const only = onlyPackages[layer]
  if (only && !only.includes(name) && broken.length === 0)
    broken.push([`${layer} is pure`, `of packages ${layer} has only: ${only.join(', ') || 'none'}`])
  return broken
}

function aboutFile(from: string, layer: string, file: string, found: Import): Complaint[] {
  if (isTestFile(file)) return [['nothing imports a test', 'tests are nobody’s library']]
  if (file.startsWith('tests/'))
    return isTestFile(from) ? [] : [['nothing imports a test', 'tests are nobody’s library']]
  const to = layerOf(file)
  if (to === undefined) return [['only what is ours', 'names no folder of src, sw or demo']]
  if (to === 'demo' && to !== layer) {
    if (found.dynamic && from === demoDoor.from && file === demoDoor.to) return []
    return [['nothing needs the demo', `only ${demoDoor.from} reaches it, when SEED is demo`]]
  }
  if (to === 'documents' && to !== layer) {
    // Tests hand rows of other hosts through the door.
    const { from: door, to: behind } = documentsDoor
    if (file === behind && (isTestFile(from) || (found.dynamic && from === door))) return []
    return [['behind one door', `only ${door} reaches it, when another host answers`]]
  }
  if (to !== layer) {
    if (!(mayImport[layer] ?? []).includes(to))
      return [['who may import whom', `${layer} may not import ${to}`]]
    if (found.specifier.startsWith('.') && to !== 'locales')
      return [['aliases across folders', `write "#${file.slice('src/'.length)}"`]]
  }
  return [...betweenFeatures(from, file), ...betweenSides(from, file, found)]
}

function betweenFeatures(from: string, file: string): Complaint[] {
  const [own, other] = [featureOf(from), featureOf(file)]
  if (own === undefined || other === undefined || own === other) return []
  return [['a feature never another feature', `${own} may not import ${other}`]]
}

function betweenSides(from: string, file: string, found: Import): Complaint[] {
  const [own, other] = [sideOf(from), sideOf(file)]
  if (own === 'site' && other === 'desk')
    return [['site never desk', 'a guest’s screen may not carry the desk’s']]
  // What both sides share, and the router, must not tie the desk to a guest's first load.
  if (own === undefined && other === 'desk' && !found.dynamic && !found.typeOnly)
    return [['the desk is fetched when entered', 'import() it']]
  if (own === undefined && other === 'site' && featureOf(from) !== undefined)
    return [['parts below sides', 'what both sides show imports neither']]
  return []
}
