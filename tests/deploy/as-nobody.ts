import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startChild, type Child } from '../fixtures/child.ts'

/** The user `nobody`, by number, as in the Dockerfile. */
export const NOBODY = 65_534

/**
 * Whether this process may make a world of its own for a program, all read-only and without rights, and
 * nobody gets to that program: in the home of its owner it does not.
 */
export function canConfine(program: string): boolean {
  if (process.getuid?.() !== 0) return false
  const reads = ['sh', '-c', confine, 'sh', tmpdir(), 'test', '-r', program]
  const tried = spawnSync('unshare', ['-m', ...reads])
  return tried.status === 0
}

/** $1: the one folder that stays writable. Then the program. */
const confine = [
  'set -e; data=$1; shift',
  'mount --make-rprivate /',
  'mount --bind "$data" "$data"',
  'mount -o remount,bind,ro /',
  `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs --bounding-set=-all "$@"`,
].join('\n')

/**
 * Starts a program as a container with `read_only`, `cap_drop: ALL` and `no-new-privileges` would: as
 * nobody, with every file system read-only but for `dataDir`.
 */
export function startConfined(
  dataDir: string,
  command: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Child {
  chownSync(dataDir, NOBODY, NOBODY)
  return startChild('unshare', ['-m', 'sh', '-c', confine, 'sh', dataDir, ...command], { cwd, env })
}

/** $1: the image's file system, $2: its volume. Then the folder to start in, and the program. */
const confineInImage = [
  'set -e; image=$1 volume=$2 cwd=$3; shift 3',
  'mount --make-rprivate /',
  'mount --bind "$image" "$image"',
  'mount --bind "$volume" "$image/var/lib/imisozi"',
  'mount -t tmpfs -o mode=1777,size=64m tmpfs "$image/tmp"',
  'mount --bind /dev "$image/dev"',
  'mount -t proc proc "$image/proc"',
  'mount -o remount,bind,ro "$image"',
  `exec chroot "$image" env -C "$cwd" setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs --bounding-set=-all "$@"`,
].join('\n')

/** The same inside the file system of an image, with `volume` where the image has its own. */
export function startInImage(
  image: string,
  volume: string,
  command: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Child {
  chownSync(volume, NOBODY, NOBODY)
  const words = ['-m', 'sh', '-c', confineInImage, 'sh', image, volume, cwd, ...command]
  return startChild('unshare', words, { env })
}
