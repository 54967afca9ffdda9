#!/bin/bash
# Frames of the arched pictures of the people's, the panel's and the team's page, each a way there; there and back is the loop
# (people-encode.sh). usage: bash people.sh people|panel|team [first frame] [last frame]
# FR=folder W=width as wanted. On one busy core at nice 19: see README.md for the seconds.
set -e
cd "$(dirname "$0")"; CG=${CG:-./cg}; WHAT=$1; FR=${FR:-fr-$WHAT}; mkdir -p "$FR"
[ -x "$CG" ] || gcc -O3 -ffast-math -march=native cg.c -o "$CG" -lm -lpthread
M="adapt=1 objspp=6 walb=.72,.17,.27 falb=.78,.46,.52 amb=.036,.006,.017 fog=.016 sun=5.5 glow=1.9 exp=1.12 iter=5 seed=5 grain=.002"
# A figure walks from x,z to x,z between two moments of the way: out of the light behind the wall (z below -.55), into the room.
WALK='function ease(t){t=t<0?0:t>1?1:t;return t*t*t*(t*(t*6-15)+10)} function go(a,b,x,z,u,v,h){e=ease((t-a)/(b-a));printf "fig=%.4f,%.4f,%s ",x+(u-x)*e,z+(v-z)*e,h}'
case $WHAT in
people) N=56; W=${W:-784}; H=$((W * 100 / 112)); VIEW="cam=0,2.5,9 look=0,1.55,0 fov=.31"
  at(){ awk -v t="$1" "$WALK"' BEGIN{
    e=ease(t*.96+.02); printf "door=9,0,1.7,1.9,-%.4f,%.4f,1,#ff8a70 ",.10+.42*e,.60+.03*e
    go(.05,.80,-1.1,-.9,-.66,1.15,.72); go(.10,.85,1.1,-.9,.62,1.2,.76); go(.20,.90,-1.35,-.9,-1.42,.45,.66); go(.30,.95,1.35,-.9,1.40,.5,.62)
    go(.25,.98,-.4,-.9,-.22,.6,.68); go(.02,.95,.9,-.9,.98,2.0,.64); go(.06,1,-.9,-.9,-.98,1.95,.7); go(.08,.98,.4,-.9,.24,1.95,.6) }'; };;
panel) N=48; W=${W:-840}; H=$((W / 2)); VIEW="cam=0,2.7,8.8 look=0,.98,0 fov=.225"
  at(){ awk -v t="$1" "$WALK"' BEGIN{a=.02+.52*ease(t); printf "door=7,-1.05,.80,1.42,-%.4f,.8,1,#ff4f73 door=7,1.05,.80,1.42,%.4f,.8,1,#d8f03c",a,a}'; };;
team) N=45; W=${W:-840}; H=$((W / 2)); VIEW="cam=0,2.3,9 look=0,1.12,0 fov=.225"
  at(){ awk -v t="$1" 'BEGIN{printf "door=0,0,1.2,1.15,%.4f,.5,1,#ffb05c",-.46*cos(t*3.14159265)}'
    echo " fig=-.34,.35,.60 fig=.40,.30,.66 fig=-1.05,.75,.62 fig=1.10,.85,.64 fig=-.62,1.45,.68 fig=.06,1.0,.56 fig=.62,1.55,.60 fig=-1.7,1.5,.66"; };;
*) sed -n 2,4p "$0"; exit 1;;
esac
began=$(date +%s)
for i in $(seq "${2:-0}" "${3:-$((N - 1))}"); do
  f=$(printf '%s/%03d.png' "$FR" "$i"); [ -s "$f" ] && continue
  taskset -c "${CORE:-1}" nice -n 19 "$CG" w=$W h=$H $M $VIEW $(at "$(awk -v i="$i" -v n=$((N - 1)) 'BEGIN{print i/n}')") > "$FR/now.ppm"
  ffmpeg -y -loglevel error -i "$FR/now.ppm" "$f"
done
rm -f "$FR/now.ppm"; echo "$WHAT: $(($(date +%s) - began)) s for $N frames of $W x $H"
