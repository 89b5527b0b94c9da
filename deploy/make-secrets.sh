#!/bin/sh
# Makes the secrets that compose.yaml reads, once: what is there is left as it is.
# Nobody but their owner reaches the folder; the containers are handed the files one by one.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
make() {
  if [ ! -e "secrets/$1" ]; then printf '%s' "$2" >"secrets/$1"; fi
  # Read by the container's user, who is nobody here; the folder keeps others out.
  chmod 444 "secrets/$1"
}
make postgres-password "$(random)"
make database-url "postgres://imisozi:$(cat secrets/postgres-password)@postgres:5432/imisozi"
make backup-passphrase "$(random)"
make metrics-token "$(random)"
# Empty: letters are files until there is a mail server (smtps://user:password@host:465).
make smtp-url ''
[ -e house.env ] || printf '# Further settings, NAME=value, one a line.\n' >house.env
chmod 700 secrets
echo "The secrets are in $(pwd)/secrets. Keep a copy of backup-passphrase elsewhere: no back-up opens without it."
