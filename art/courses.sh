# The academy's ten pictures: one arch in ten lights (design 7). OUT=folder SPP=36 bash art/courses.sh; needs gcc and ffmpeg.
set -e
cd "$(dirname "$0")"
OUT=${OUT:-out}
CG=${CG:-./cg}
mkdir -p "$OUT"
[ -x "$CG" ] || gcc -O3 -ffast-math -march=native cg.c -o "$CG" -lm -lpthread
DARK="walb=.72,.17,.27 falb=.78,.46,.52 amb=.036,.006,.017 fog=.018 sun=5.5 glow=1.9 exp=1.12 iter=4"
LIGHT="walb=.96,.94,.94 falb=.95,.92,.92 amb=.50,.47,.475 fog=0 sun=3.4 glow=1.45 exp=.98 iter=4 figa=.06,.01,.03"
VIEW="w=720 h=480 spp=${SPP:-36} cam=0,2.0,8.8 look=0,1.35,0 fov=.27"
# name, room, opening, azimuth, elevation, colour, and what else stands there
course() {
  name=$1 room=$2 kind=$3 az=$4 el=$5 colour=$6
  shift 6
  nice "$CG" $VIEW $room "door=$kind,0,1.05,1.25,$az,$el,1,$colour" "$@" >"$OUT/_$name.ppm"
  ffmpeg -y -loglevel error -i "$OUT/_$name.ppm" -quality 84 "$OUT/$name.webp"
  rm "$OUT/_$name.ppm"
}
course c01 "$DARK" 0 -.70 .52 '#ff4f73'
course c02 "$DARK" 9 -.42 .50 '#ff5a55' fig=.9,1.5,.62
course c03 "$LIGHT" 0 .62 .62 '#ff2f62' fig=-.8,1.2,.7
course c04 "$DARK" 0 .10 .46 '#ff7d3d' fig=-.5,1.5,.62 fig=.5,1.5,.62
course c05 "$DARK" 1 .34 .56 '#ffa030'
course c06 "$LIGHT" 9 -.55 .60 '#ffb000' fig=.8,1.3,.7
course c07 "$DARK" 0 0 .40 '#ffc043' fig=0,1.6,.62 fig=-.72,1.2,.62 fig=.72,1.2,.62
course c08 "$DARK" 4 .46 .55 '#f0e040' fig=-.6,1.5,.62
course c09 "$LIGHT" 0 -.30 .55 '#c3e600' fig=-.5,1.1,.7 fig=.62,1.1,.7
course c10 "$DARK" 0 .60 .52 '#d8f03c' fig=-.9,1.3,.62
