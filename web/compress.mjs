// Compresses scripts and styles of the built page once, for browsers that take Brotli: compress.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const path = join(folder, name);
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
