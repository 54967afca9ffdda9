#!/bin/bash
# The process page's loop: seven doors that light up in turn. Eight renders (no sun, then each sun alone), then every frame is
# a mix of them. OUT=folder bash arcade.sh
set -e
cd "$(dirname "$0")"; CG=${CG:-./cg}; FR=${FR:-fr-arcade}; mkdir -p "$FR"; began=$(date +%s)
[ -x "$CG" ] || gcc -O3 -ffast-math -march=native cg.c -o "$CG" -lm -lpthread
[ -x mix ] || gcc -O3 -ffast-math -march=native mix.c -o mix -lm
M="walb=.72,.17,.27 falb=.78,.46,.52 amb=.036,.006,.017 fog=.018 sun=5.5 glow=1.9 exp=1.12 iter=5 grain=.002 seed=5"
C="w=1600 h=800 spp=36 room=11,6.2,14 cam=0,2.7,9.6 look=0,2.0,0 fov=.375 fig=0,1.3,.5"
SUNS=
for lit in none 0 1 2 3 4 5 6; do
  doors= n=0
  for d in -6,.66,1.35,-.42,.72,#ff3f6b -4,.66,1.35,-.28,.72,#ff5a55 -2,.66,1.35,-.14,.72,#ff7d3d 0,.66,1.35,0,.72,#ffa030 \
    2,.66,1.35,.14,.72,#ffc62e 4,.66,1.35,.28,.72,#f2e335 6,.66,1.35,.42,.72,#cdf03c; do
    on=0; [ $n = $lit ] && on=1
    doors="$doors door=0,${d%,*},$on,${d##*,}" n=$((n + 1))
  done
  [ -s "$FR/$lit.ppm" ] || taskset -c "${CORE:-1}" nice -n 19 "$CG" $M $C $doors > "$FR/$lit.ppm"
  # Down in a wave from the left, up again one after the other.
  if [ $lit = none ]; then SUNS="$FR/none.ppm"
  else SUNS="$SUNS $(awk -v i=$lit -v f="$FR" 'BEGIN{printf "%s/%d.ppm,%.2f,%.2f", f, i, 1.5 + .2 * i, 3.8 + .55 * i}')"; fi
done
echo "arcade: $(($(date +%s) - began)) s for the eight renders"
MIX="seconds=9 dusk=.24 set=1.3 rise=1.2 $SUNS"
./mix still $MIX > "$FR/poster.ppm"
nice ./mix $MIX | CRFH=20 bash film.sh stream arcade 1600 800 1280 640 "$FR/poster.ppm" 1000 1600
